package dev.dynamis.plot;

import java.awt.Graphics2D;

/** What becomes a picture. */
interface Drawing {
  int width();

  int height();

  void paint(Graphics2D g);
}
