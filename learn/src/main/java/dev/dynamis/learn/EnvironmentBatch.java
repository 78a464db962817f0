package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/**
 * Many environments of one task that step together, on the threads of an executor or on the
 * caller's. An episode that is over is followed by the next one at once: its last outcome says so,
 * and {@link #observation} has what is seen at the start of the new one. What happens is a function
 * of the seed and the actions, whatever the number of threads.
 *
 * @since 0.1.0
 */
public final class EnvironmentBatch {
  private final List<Environment> environments = new ArrayList<>();
  private final ExecutorService pool;
  private final int workers;
  private final double[][] seen;
  private final Outcome[] outcomes;
  private final long[] episodes;
  private RandomSource seeds = new RandomSource(0);

  /**
   * Makes environments.
   *
   * @param pool runs their steps, or null for the caller's thread
   * @param workers how many threads to use at most
   */
  public EnvironmentBatch(Task task, int count, ExecutorService pool, int workers) {
    if (count < 1 || workers < 1) {
      throw new IllegalArgumentException(
          count + " environments on " + workers + " threads; use 1 or more of both");
    }
    for (int i = 0; i < count; i++) {
      environments.add(new Environment(task));
    }
    this.pool = pool;
    this.workers = pool == null ? 1 : Math.min(workers, count);
    seen = new double[count][];
    outcomes = new Outcome[count];
    episodes = new long[count];
  }

  /** Returns how many environments there are. */
  public int size() {
    return environments.size();
  }

  /** Returns what is seen in an environment, which an action is chosen by. */
  public double[] observation(int environment) {
    return seen[environment].clone();
  }

  /** Begins an episode in every environment; each has starts of its own. */
  public void reset(long seed) {
    seeds = new RandomSource(seed);
    for (int i = 0; i < size(); i++) {
      episodes[i] = 0;
      seen[i] = environments.get(i).reset(seed(i));
    }
  }

  private long seed(int i) {
    return seeds.stream(i).stream(episodes[i]).nextLong();
  }

  /**
   * Steps all environments.
   *
   * @param actions an action for each
   * @return what each led to
   */
  public List<Outcome> step(double[][] actions) {
    if (actions.length != size()) {
      throw new IllegalArgumentException(
          actions.length + " actions for " + size() + " environments");
    }
    List<Callable<Void>> work = new ArrayList<>();
    for (int w = 0; w < workers; w++) {
      int first = w;
      work.add(
          () -> {
            for (int i = first; i < size(); i += workers) {
              step(i, actions[i]);
            }
            return null;
          });
    }
    run(work);
    return List.of(outcomes);
  }

  private void step(int i, double[] action) {
    Environment e = environments.get(i);
    outcomes[i] = e.step(action);
    if (outcomes[i].isOver()) {
      episodes[i]++;
      seen[i] = e.reset(seed(i));
    } else {
      seen[i] = outcomes[i].observation();
    }
  }

  private void run(List<Callable<Void>> work) {
    try {
      if (pool == null) {
        work.getFirst().call();
        return;
      }
      for (Future<Void> f : pool.invokeAll(work)) {
        f.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while environments were stepping", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException r ? r : new IllegalStateException(e);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
