package dev.dynamis.cli;

import dev.dynamis.mechanics.sim.CapacityPolicy;

/** What a run does when a model's memory is full, in the words of the command line. */
enum MemoryPolicy {
  STOP(CapacityPolicy.THROW),
  WARN(CapacityPolicy.WARN);

  final CapacityPolicy policy;

  MemoryPolicy(CapacityPolicy policy) {
    this.policy = policy;
  }
}
