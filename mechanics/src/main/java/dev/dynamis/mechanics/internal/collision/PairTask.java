package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.core.Team;
import dev.dynamis.mechanics.Callbacks;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Lanes;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.PairContacts;

/**
 * Finds the contacts of candidates on the threads of a team. Each thread tests pieces of the list
 * of candidates and lists what it finds; then contacts are copied to where they belong.
 *
 * <p>A part has two pieces: pairs of the world with the bodies of a grove, and pairs of these
 * bodies with others. All pieces of the first kind precede those of the second.
 */
final class PairTask implements Team.Task {
  /** Candidates from which on it pays. */
  private static final int LEAST = 64;

  private Model m;
  private Data d;
  private KeyList candidates;
  private boolean marks;
  private boolean copying;
  private int parts;

  /** Of each piece: the thread that tested it, its first contact there and here, and how many. */
  private int[] lane = {};

  private int[] from = {};

  private int[] start = {};
  private int[] place = {};
  private int[] count = {};

  PairTask() {}

  /**
   * Finds all contacts.
   *
   * @return false if nothing was done: there is no team, it would not pay, or callbacks and memory
   *     limits ask for one pair after the other
   */
  static boolean run(Model m, Data d, KeyList candidates, boolean marks) {
    Lanes lanes = d.lanes();
    if (lanes == null
        || candidates.size < LEAST
        || m.npair > 0
        || m.nflex > 0
        || m.nplugin > 0
        || hasCallbacks(m.callbacks)) {
      return false;
    }
    PairTask task = d.scratch.workspace(PairTask.class, PairTask::new);
    task.m = m;
    task.d = d;
    task.candidates = candidates;
    task.marks = marks;
    return task.find(lanes);
  }

  private static boolean hasCallbacks(Callbacks c) {
    return c.contactFilter != null || c.hasCollisionFunctions();
  }

  private boolean find(Lanes lanes) {
    int groves = lanes.groves();
    parts = groves > 0 ? groves : lanes.parts();
    if (lane.length < 2 * parts) {
      lane = new int[2 * parts];
      from = new int[2 * parts + 1];
      start = new int[2 * parts];
      place = new int[2 * parts];
      count = new int[2 * parts];
    }
    for (int p = 0; p < parts; p++) {
      if (groves > 0) {
        // body 0 is the world, whose pairs come first
        int body = lanes.firstBody(p);
        from[p] = first(KeyList.key(0, body));
        from[parts + p] = first(KeyList.key(Math.max(1, body), 0));
      } else {
        from[p] = (int) ((long) candidates.size * p / (2 * parts));
        from[parts + p] = (int) ((long) candidates.size * (parts + p) / (2 * parts));
      }
    }
    from[2 * parts] = candidates.size;
    copying = false;
    try {
      lanes.run(this, parts);
    } catch (ContactList.Full e) {
      return false;
    } catch (MemoryLimitException e) {
      lanes.dropWorkspaces();
      return false;
    }
    int total = 0;
    for (int i = 0; i < 2 * parts; i++) {
      place[i] = total;
      total += count[i];
    }
    // what testing the last pair one after the other would have reserved
    if (!d.reserveContacts(total + PairContacts.MOST)) {
      return false;
    }
    copying = true;
    lanes.run(this, parts);
    d.ncon = total;
    return true;
  }

  /** Returns the first place in the list of candidates whose key is not below another. */
  private int first(long key) {
    int low = 0;
    int high = candidates.size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (candidates.keys[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  @Override
  public void part(int thread, int part) {
    piece(thread, part);
    piece(thread, parts + part);
  }

  private void piece(int thread, int i) {
    if (copying) {
      d.contact.copy(place[i], d.lanes().found(lane[i]).contact, start[i], count[i]);
      return;
    }
    Data finder = d.lanes().finder(thread);
    lane[i] = thread;
    start[i] = finder.ncon;
    Collision.bodyPairs(m, finder, candidates, from[i], from[i + 1], marks);
    count[i] = finder.ncon - start[i];
  }
}
