package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NU;
import static dev.dynamis.mechanics.layout.Size.NUSER_ACTUATOR;
import static dev.dynamis.mechanics.layout.Widths.NBIAS;
import static dev.dynamis.mechanics.layout.Widths.NDYN;
import static dev.dynamis.mechanics.layout.Widths.NGAIN;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Actuators. */
public final class Actuators extends Group {
  public final int[] trntype = ints("actuator_trntype", NU);
  public final int[] dyntype = ints("actuator_dyntype", NU);
  public final int[] gaintype = ints("actuator_gaintype", NU);
  public final int[] biastype = ints("actuator_biastype", NU);
  public final int[] trnid = ints("actuator_trnid", NU, 2);
  public final int[] actadr = ints("actuator_actadr", NU);
  public final int[] actnum = ints("actuator_actnum", NU);
  public final int[] group = ints("actuator_group", NU);
  public final int[] history = ints("actuator_history", NU, 2);
  public final int[] historyadr = ints("actuator_historyadr", NU);
  public final double[] delay = reals("actuator_delay", NU);
  public final boolean[] ctrllimited = flags("actuator_ctrllimited", NU);
  public final boolean[] forcelimited = flags("actuator_forcelimited", NU);
  public final boolean[] actlimited = flags("actuator_actlimited", NU);
  public final double[] dynprm = reals("actuator_dynprm", NU, NDYN);
  public final double[] gainprm = reals("actuator_gainprm", NU, NGAIN);
  public final double[] biasprm = reals("actuator_biasprm", NU, NBIAS);
  public final boolean[] actearly = flags("actuator_actearly", NU);
  public final double[] ctrlrange = reals("actuator_ctrlrange", NU, 2);
  public final double[] forcerange = reals("actuator_forcerange", NU, 2);
  public final double[] actrange = reals("actuator_actrange", NU, 2);
  public final double[] gear = reals("actuator_gear", NU, 6);
  public final double[] cranklength = reals("actuator_cranklength", NU);
  public final double[] acc0 = reals("actuator_acc0", NU);
  public final double[] length0 = reals("actuator_length0", NU);
  public final double[] lengthrange = reals("actuator_lengthrange", NU, 2);
  public final double[] user = reals("actuator_user", NU, NUSER_ACTUATOR);
  public final int[] plugin = ints("actuator_plugin", NU);

  /** Declares the arrays in {@code layout}. */
  public Actuators(Layout layout) {
    super(layout, "actuator");
  }
}
