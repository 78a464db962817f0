package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.Model;
import java.util.function.Function;

/** The arrays of integers of a model that compiled stages are made from. */
enum Ints {
  BODY_PARENTID(m -> m.body.parentid),
  BODY_ROOTID(m -> m.body.rootid),
  BODY_MOCAPID(m -> m.body.mocapid),
  BODY_JNTNUM(m -> m.body.jntnum),
  BODY_JNTADR(m -> m.body.jntadr),
  BODY_DOFNUM(m -> m.body.dofnum),
  BODY_DOFADR(m -> m.body.dofadr),
  BODY_GEOMNUM(m -> m.body.geomnum),
  BODY_GEOMADR(m -> m.body.geomadr),
  BODY_SAMEFRAME(m -> m.body.sameframe),
  JNT_TYPE(m -> m.jnt.type),
  JNT_QPOSADR(m -> m.jnt.qposadr),
  JNT_DOFADR(m -> m.jnt.dofadr),
  DOF_BODYID(m -> m.dof.bodyid),
  DOF_JNTID(m -> m.dof.jntid),
  DOF_PARENTID(m -> m.dof.parentid),
  DOF_SIMPLENUM(m -> m.dof.simplenum),
  DOF_MADR(m -> m.dof.Madr),
  GEOM_SAMEFRAME(m -> m.geom.sameframe),
  SITE_BODYID(m -> m.site.bodyid),
  SITE_SAMEFRAME(m -> m.site.sameframe),
  ACTUATOR_TRNTYPE(m -> m.actuator.trntype),
  ACTUATOR_TRNID(m -> m.actuator.trnid),
  ACTUATOR_DYNTYPE(m -> m.actuator.dyntype),
  ACTUATOR_GAINTYPE(m -> m.actuator.gaintype),
  ACTUATOR_BIASTYPE(m -> m.actuator.biastype),
  ACTUATOR_ACTADR(m -> m.actuator.actadr),
  M_ROWNNZ(m -> m.M.rownnz),
  M_ROWADR(m -> m.M.rowadr),
  M_COLIND(m -> m.M.colind);

  private final Function<Model, int[]> array;

  Ints(Function<Model, int[]> array) {
    this.array = array;
  }

  int[] of(Model m) {
    return array.apply(m);
  }
}
