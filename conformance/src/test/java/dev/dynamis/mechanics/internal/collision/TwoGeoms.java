package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.data.PairContacts;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;

/** Geoms of the world in given poses, and what is found between the first two of them. */
final class TwoGeoms {
  final Model m;
  final Data d;
  final PairContacts found = new PairContacts();

  private TwoGeoms(Model m) {
    this.m = m;
    d = new Data(m);
    Kinematics.run(m, d);
  }

  /** Geoms by their attributes, in the order of their types. */
  static TwoGeoms of(String... geoms) {
    return withAssets("", geoms);
  }

  static TwoGeoms withAssets(String assets, String... geoms) {
    StringBuilder text = new StringBuilder("<mujoco><asset>" + assets + "</asset><worldbody>");
    Arrays.stream(geoms).forEach(g -> text.append("<geom ").append(g).append("/>"));
    return new TwoGeoms(Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model());
  }

  /** Finds the contacts of the first two geoms. */
  TwoGeoms find(double margin) {
    found.count = 0;
    NarrowPhase.find(m, d, 0, 1, margin, found);
    return this;
  }

  /** A query of the first two geoms, inflated by half the margin each. */
  ConvexQuery query(double margin) {
    ConvexQuery q = ConvexQuery.of(d);
    q.first.set(m, d, 0, margin);
    q.second.set(m, d, 1, margin);
    return q;
  }

  double[] pos(int i) {
    return Arrays.copyOfRange(found.pos, 3 * i, 3 * i + 3);
  }

  double[] normal(int i) {
    return Arrays.copyOfRange(found.normal, 3 * i, 3 * i + 3);
  }

  double deepest() {
    return Arrays.stream(found.dist, 0, found.count).min().orElseThrow();
  }
}
