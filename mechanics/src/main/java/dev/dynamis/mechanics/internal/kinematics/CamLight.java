package dev.dynamis.mechanics.internal.kinematics;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.CamLightMode;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.SameFrame;
import dev.dynamis.mechanics.constant.SleepState;

/**
 * World poses of cameras, positions and directions of lights, in all tracking modes.
 *
 * <p>Reads poses and {@code subtree.com}; writes {@code cam.xpos, cam.xmat, light.xpos,
 * light.xdir}. Counterpart of {@code mj_camlight}.
 */
public final class CamLight {
  private CamLight() {}

  /** Computes all cameras and lights in the modes of the model. */
  public static void run(Model m, Data d) {
    for (int c = 0; c < m.ncam; c++) {
      if (d.body.awake[m.cam.bodyid[c]] != SleepState.ASLEEP) {
        camera(m, d, c, m.cam.mode[c]);
      }
    }
    for (int l = 0; l < m.nlight; l++) {
      if (d.body.awake[m.light.bodyid[l]] != SleepState.ASLEEP) {
        light(m, d, l, m.light.mode[l]);
      }
    }
  }

  /** Computes all cameras and lights as if they were fixed to their bodies. */
  public static void runFixed(Model m, Data d) {
    for (int c = 0; c < m.ncam; c++) {
      camera(m, d, c, CamLightMode.FIXED);
    }
    for (int l = 0; l < m.nlight; l++) {
      light(m, d, l, CamLightMode.FIXED);
    }
  }

  private static void camera(Model m, Data d, int c, int mode) {
    int body = m.cam.bodyid[c];
    switch (mode) {
      case CamLightMode.TRACK -> {
        Mat3.copy(d.cam.xmat, 9 * c, m.cam.mat0, 9 * c);
        Vec3.add(d.cam.xpos, 3 * c, d.xpos, 3 * body, m.cam.pos0, 3 * c);
      }
      case CamLightMode.TRACKCOM -> {
        Mat3.copy(d.cam.xmat, 9 * c, m.cam.mat0, 9 * c);
        Vec3.add(d.cam.xpos, 3 * c, d.subtree.com, 3 * body, m.cam.poscom0, 3 * c);
      }
      case CamLightMode.TARGETBODY -> lookAt(m, d, c, d.xpos);
      case CamLightMode.TARGETBODYCOM -> lookAt(m, d, c, d.subtree.com);
      case CamLightMode.FIXED -> fixed(m, d, c);
      default -> throw Kinds.unknown("camera mode", mode);
    }
  }

  private static void fixed(Model m, Data d, int c) {
    int body = m.cam.bodyid[c];
    Kinematics.toWorld(d, d.cam.xpos, d.cam.xmat, c, m.cam.pos, m.cam.quat, body, SameFrame.NONE);
  }

  /** Turns camera {@code c} so that it looks along its -z axis at its target, with x horizontal. */
  private static void lookAt(Model m, Data d, int c, double[] pos) {
    int target = m.cam.targetbodyid[c];
    if (target < 0) {
      fixed(m, d, c);
      return;
    }
    Kinematics.place(d.cam.xpos, 3 * c, d, m.cam.bodyid[c], m.cam.pos, 3 * c);
    // axes in rows, where the matrix will be
    double[] axes = d.cam.xmat;
    int x = 9 * c;
    int y = x + 3;
    int z = x + 6;
    Vec3.sub(axes, z, d.cam.xpos, 3 * c, pos, 3 * target);
    Vec3.normalize(axes, z);
    Vec3.set(axes, y, 0, 0, 1);
    Vec3.cross(axes, x, axes, y, axes, z);
    Vec3.normalize(axes, x);
    Vec3.cross(axes, y, axes, z, axes, x);
    Vec3.normalize(axes, y);
    Mat3.transpose(axes, x, axes, x);
  }

  private static void light(Model m, Data d, int l, int mode) {
    int body = m.light.bodyid[l];
    int target = m.light.targetbodyid[l];
    double[] xpos = d.light.xpos;
    double[] xdir = d.light.xdir;
    Mat3.mulVec(xpos, 3 * l, d.xmat, 9 * body, m.light.pos, 3 * l);
    Vec3.addTo(xpos, 3 * l, d.xpos, 3 * body);
    Quat.rotate(xdir, 3 * l, m.light.dir, 3 * l, d.xquat, 4 * body);
    switch (mode) {
      case CamLightMode.TRACK -> {
        Vec3.copy(xdir, 3 * l, m.light.dir0, 3 * l);
        Vec3.add(xpos, 3 * l, d.xpos, 3 * body, m.light.pos0, 3 * l);
      }
      case CamLightMode.TRACKCOM -> {
        Vec3.copy(xdir, 3 * l, m.light.dir0, 3 * l);
        Vec3.add(xpos, 3 * l, d.subtree.com, 3 * body, m.light.poscom0, 3 * l);
      }
      case CamLightMode.TARGETBODY -> {
        if (target >= 0) {
          Vec3.sub(xdir, 3 * l, d.xpos, 3 * target, xpos, 3 * l);
        }
      }
      case CamLightMode.TARGETBODYCOM -> {
        if (target >= 0) {
          Vec3.sub(xdir, 3 * l, d.subtree.com, 3 * target, xpos, 3 * l);
        }
      }
      case CamLightMode.FIXED -> {}
      default -> throw Kinds.unknown("light mode", mode);
    }
    Vec3.normalize(xdir, 3 * l);
  }
}
