package dev.dynamis.plot;

import java.awt.Graphics2D;

/** What becomes a picture. */
interface Drawing {
  int width();

  int height();

  /** Returns how many pixels of a picture made of pixels one of these is. */
  default double scale() {
    return 1;
  }

  void paint(Graphics2D g);
}
