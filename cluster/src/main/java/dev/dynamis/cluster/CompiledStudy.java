package dev.dynamis.cluster;

import dev.dynamis.study.CaseRunner;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudySource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A study on an executor: made from its text once, with systems that go from task to task. */
final class CompiledStudy {
  /** An executor that outlives a study forgets it when others came. */
  private static final int KEPT = 4;

  private static final Map<Long, CompiledStudy> KNOWN = new LinkedHashMap<>();

  private final Study study;
  private final Queue<CaseRunner> idle = new ConcurrentLinkedQueue<>();
  private boolean counted;

  private CompiledStudy(Study study) {
    this.study = study;
  }

  /** Returns the study, which is made if this process does not know it; others wait meanwhile. */
  static CompiledStudy of(StudySource source) {
    synchronized (KNOWN) {
      CompiledStudy known = KNOWN.remove(source.hash());
      if (known == null) {
        // of the executor, which knows the metrics of users too
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        known = new CompiledStudy(source.open(loader));
      }
      KNOWN.put(source.hash(), known);
      if (KNOWN.size() > KEPT) {
        KNOWN.remove(KNOWN.keySet().iterator().next());
      }
      return known;
    }
  }

  /** Returns true once, for whoever counts how often studies were made. */
  synchronized boolean isNew() {
    boolean first = !counted;
    counted = true;
    return first;
  }

  CaseRunner borrow() {
    CaseRunner free = idle.poll();
    return free == null ? study.runner() : free;
  }

  void giveBack(CaseRunner runner) {
    idle.add(runner);
  }
}
