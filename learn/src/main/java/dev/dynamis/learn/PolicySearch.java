package dev.dynamis.learn;

import dev.dynamis.core.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the weights of a linear policy by the cross-entropy method: draws weights from a normal
 * distribution, keeps the best quarter by their rewards, and goes on with their mean and spread (de
 * Boer, Kroese, Mannor and Rubinstein, A tutorial on the cross-entropy method, 2005).
 *
 * @since 0.1.0
 */
public final class PolicySearch {
  private static final int KEPT = 4;

  /** Keeps the spread from vanishing before the mean is good. */
  private static final double LEAST_SPREAD = 0.05;

  /**
   * What was found.
   *
   * @param weights of {@link Policy#linear}
   * @param reward mean reward of an episode with them, in the last round
   */
  public record Found(double[] weights, double reward) {
    /** Returns the policy. */
    public Policy policy() {
      return Policy.linear(weights);
    }
  }

  private PolicySearch() {}

  /**
   * Searches.
   *
   * @param rounds how often weights are drawn
   * @param draws how many in each round, 8 or more
   * @param episodes of how many episodes the reward of weights is the mean
   * @param spread standard deviation of the first weights
   */
  public static Found linear(
      Task task, long seed, int rounds, int draws, int episodes, double spread) {
    if (rounds < 1 || draws < 8 || episodes < 1 || !(spread > 0)) {
      throw new IllegalArgumentException(
          "use 1 or more rounds and episodes, 8 or more draws, a positive spread");
    }
    Environment environment = new Environment(task);
    RandomSource random = new RandomSource(seed);
    int n = task.observations().size() * task.actions().size();
    double[] mean = new double[n];
    double[] deviation = new double[n];
    Arrays.fill(deviation, spread);
    double reward = 0;
    for (int round = 0; round < rounds; round++) {
      List<Found> tried = new ArrayList<>();
      for (int k = 0; k < draws; k++) {
        double[] w = new double[n];
        for (int i = 0; i < n; i++) {
          w[i] = mean[i] + deviation[i] * random.nextNormal();
        }
        tried.add(new Found(w, reward(environment, w, seed + 1000L * round, episodes)));
      }
      tried.sort(Comparator.comparingDouble(Found::reward).reversed());
      List<Found> best = tried.subList(0, draws / KEPT);
      for (int i = 0; i < n; i++) {
        int at = i;
        double m = best.stream().mapToDouble(f -> f.weights[at]).average().orElseThrow();
        double v =
            best.stream()
                .mapToDouble(f -> (f.weights[at] - m) * (f.weights[at] - m))
                .average()
                .orElseThrow();
        mean[i] = m;
        deviation[i] = Math.max(LEAST_SPREAD * spread, Math.sqrt(v));
      }
      reward = best.stream().mapToDouble(Found::reward).average().orElseThrow();
    }
    return new Found(mean, reward);
  }

  /** Returns the mean reward of episodes with weights. */
  public static double reward(Environment environment, double[] weights, long seed, int episodes) {
    Policy policy = Policy.linear(weights);
    double sum = 0;
    for (int e = 0; e < episodes; e++) {
      sum += environment.episode(seed + e, policy);
    }
    return sum / episodes;
  }
}
