package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Data;
import java.util.function.Function;

/** The arrays of reals that compiled stages read and write. */
enum Reals {
  GRAVITY(d -> d.model.opt.gravity),
  QPOS0(d -> d.model.qpos0),
  QPOS_SPRING(d -> d.model.qposSpring),
  BODY_POS(d -> d.model.body.pos),
  BODY_QUAT(d -> d.model.body.quat),
  BODY_IPOS(d -> d.model.body.ipos),
  BODY_IQUAT(d -> d.model.body.iquat),
  BODY_MASS(d -> d.model.body.mass),
  BODY_SUBTREEMASS(d -> d.model.body.subtreemass),
  BODY_GRAVCOMP(d -> d.model.body.gravcomp),
  BODY_INERTIA(d -> d.model.body.inertia),
  JNT_POS(d -> d.model.jnt.pos),
  JNT_AXIS(d -> d.model.jnt.axis),
  JNT_STIFFNESS(d -> d.model.jnt.stiffness),
  JNT_RANGE(d -> d.model.jnt.range),
  JNT_MARGIN(d -> d.model.jnt.margin),
  JNT_ACTFRCRANGE(d -> d.model.jnt.actfrcrange),
  DOF_ARMATURE(d -> d.model.dof.armature),
  DOF_DAMPING(d -> d.model.dof.damping),
  DOF_FRICTIONLOSS(d -> d.model.dof.frictionloss),
  DOF_M0(d -> d.model.dof.M0),
  GEOM_POS(d -> d.model.geom.pos),
  GEOM_QUAT(d -> d.model.geom.quat),
  SITE_POS(d -> d.model.site.pos),
  SITE_QUAT(d -> d.model.site.quat),
  TENDON_ARMATURE(d -> d.model.tendon.armature),
  ACTUATOR_DYNPRM(d -> d.model.actuator.dynprm),
  ACTUATOR_GAINPRM(d -> d.model.actuator.gainprm),
  ACTUATOR_BIASPRM(d -> d.model.actuator.biasprm),
  ACTUATOR_CTRLRANGE(d -> d.model.actuator.ctrlrange),
  ACTUATOR_FORCERANGE(d -> d.model.actuator.forcerange),
  ACTUATOR_ACTRANGE(d -> d.model.actuator.actrange),
  ACTUATOR_GEAR(d -> d.model.actuator.gear),
  QPOS(d -> d.qpos),
  QVEL(d -> d.qvel),
  ACT(d -> d.act),
  CTRL(d -> d.ctrl),
  QFRC_APPLIED(d -> d.qfrc.applied),
  MOCAP_POS(d -> d.mocap.pos),
  MOCAP_QUAT(d -> d.mocap.quat),
  XPOS(d -> d.xpos),
  XQUAT(d -> d.xquat),
  XMAT(d -> d.xmat),
  XIPOS(d -> d.xipos),
  XIMAT(d -> d.ximat),
  XANCHOR(d -> d.xanchor),
  XAXIS(d -> d.xaxis),
  GEOM_XPOS(d -> d.geom.xpos),
  GEOM_XMAT(d -> d.geom.xmat),
  SITE_XPOS(d -> d.site.xpos),
  SITE_XMAT(d -> d.site.xmat),
  SUBTREE_COM(d -> d.subtree.com),
  CINERT(d -> d.cinert),
  CDOF(d -> d.cdof),
  CRB(d -> d.crb),
  M(d -> d.M),
  QM(d -> d.qM),
  QLD(d -> d.qLD),
  QLDIAGINV(d -> d.qLDiagInv),
  QH(d -> d.qH),
  QHDIAGINV(d -> d.qHDiagInv),
  QFRC_SMOOTH(d -> d.qfrc.smooth),
  QFRC_CONSTRAINT(d -> d.qfrc.constraint),
  CVEL(d -> d.cvel),
  CDOF_DOT(d -> d.cdofDot),
  QFRC_BIAS(d -> d.qfrc.bias),
  QACC(d -> d.qacc),
  /** The state after a step. */
  NEXT_QPOS(null),
  NEXT_QVEL(null),
  NEXT_ACT(null),
  /** More than zero, or no number, where a step may be one that the trace does not cover. */
  DOUBT(null),
  /** The time step. */
  TIMESTEP(null),
  /** Accelerations with implicit damping. */
  DAMPED_QACC(null),
  /** Sines and cosines of half the angles of hinges, two for each joint. */
  HALF_ANGLES(null),
  /** Values from one part of the code to another. */
  SPILL(null);

  private final Function<Data, double[]> array;

  Reals(Function<Data, double[]> array) {
    this.array = array;
  }

  /** Returns the array of some data, null if it belongs to the compiled code. */
  double[] of(Data d) {
    return array == null ? null : array.apply(d);
  }
}
