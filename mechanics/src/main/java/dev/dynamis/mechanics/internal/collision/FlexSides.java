package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.Data;

/** What touches what in a contact with a flex; of each side, what it is not is -1. */
final class FlexSides {
  final int[] geom = new int[2];
  final int[] flex = new int[2];
  final int[] elem = new int[2];
  final int[] vert = new int[2];

  private FlexSides() {}

  /** Returns the sides of a thread of simulation. */
  static FlexSides of(Data d) {
    return d.scratch.workspace(FlexSides.class, FlexSides::new);
  }

  /** Makes a geom one side. */
  void setGeom(int side, int g) {
    set(side, g, -1, -1, -1);
  }

  /** Makes an element of a flex one side. */
  void setElement(int side, int f, int e) {
    set(side, -1, f, e, -1);
  }

  /** Makes a vertex of a flex one side. */
  void setVertex(int side, int f, int v) {
    set(side, -1, f, -1, v);
  }

  private void set(int side, int g, int f, int e, int v) {
    geom[side] = g;
    flex[side] = f;
    elem[side] = e;
    vert[side] = v;
  }
}
