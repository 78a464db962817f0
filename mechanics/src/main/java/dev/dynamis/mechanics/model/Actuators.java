package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NBIAS;
import static dev.dynamis.mechanics.constant.Widths.NDYN;
import static dev.dynamis.mechanics.constant.Widths.NGAIN;
import static dev.dynamis.mechanics.layout.Size.NU;
import static dev.dynamis.mechanics.layout.Size.NUSER_ACTUATOR;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Actuators.
 *
 * @since 0.1.0
 */
public final class Actuators extends Group {
  /** Transmission, a {@code TrnType} value. */
  public final int[] trntype = ints("actuator_trntype", NU);

  /** Activation dynamics, a {@code DynType} value. */
  public final int[] dyntype = ints("actuator_dyntype", NU);

  /** Gain, a {@code GainType} value. */
  public final int[] gaintype = ints("actuator_gaintype", NU);

  /** Bias, a {@code BiasType} value. */
  public final int[] biastype = ints("actuator_biastype", NU);

  /** Joint, tendon, site or body it acts on, and the reference or slider site. */
  public final int[] trnid = ints("actuator_trnid", NU, 2);

  /** First activation, -1 for none. */
  public final int[] actadr = ints("actuator_actadr", NU);

  /** Number of activations. */
  public final int[] actnum = ints("actuator_actnum", NU);

  /** Visibility group, by which actuators are switched off too. */
  public final int[] group = ints("actuator_group", NU);

  /** Samples in the control history, and its {@code Interpolation}. */
  public final int[] history = ints("actuator_history", NU, 2);

  /** Start of the control history, -1 for none. */
  public final int[] historyadr = ints("actuator_historyadr", NU);

  /** Delay of the control, s. */
  public final double[] delay = reals("actuator_delay", NU);

  /** Whether the control is limited. */
  public final boolean[] ctrllimited = flags("actuator_ctrllimited", NU);

  /** Whether the force is limited. */
  public final boolean[] forcelimited = flags("actuator_forcelimited", NU);

  /** Whether the activation is limited. */
  public final boolean[] actlimited = flags("actuator_actlimited", NU);

  /** Parameters of the dynamics. */
  public final double[] dynprm = reals("actuator_dynprm", NU, NDYN);

  /** Parameters of the gain. */
  public final double[] gainprm = reals("actuator_gainprm", NU, NGAIN);

  /** Parameters of the bias. */
  public final double[] biasprm = reals("actuator_biasprm", NU, NBIAS);

  /** Whether the force uses the activation of the next step. */
  public final boolean[] actearly = flags("actuator_actearly", NU);

  /** Limits of the control. */
  public final double[] ctrlrange = reals("actuator_ctrlrange", NU, 2);

  /** Limits of the force. */
  public final double[] forcerange = reals("actuator_forcerange", NU, 2);

  /** Limits of the activation. */
  public final double[] actrange = reals("actuator_actrange", NU, 2);

  /** Factors on length and force; six for sites and for free and ball joints. */
  public final double[] gear = reals("actuator_gear", NU, 6);

  /** Length of the crank of a slider-crank, m. */
  public final double[] cranklength = reals("actuator_cranklength", NU);

  /** Norm of the acceleration that a unit of force causes in the reference configuration. */
  public final double[] acc0 = reals("actuator_acc0", NU);

  /** Length in the reference configuration. */
  public final double[] length0 = reals("actuator_length0", NU);

  /** Range of feasible lengths. */
  public final double[] lengthrange = reals("actuator_lengthrange", NU, 2);

  /** User numbers. */
  public final double[] user = reals("actuator_user", NU, NUSER_ACTUATOR);

  /** Plugin instance, -1 for none. */
  public final int[] plugin = ints("actuator_plugin", NU);

  /** Declares the arrays in {@code layout}. */
  public Actuators(Layout layout) {
    super(layout, "actuator");
  }
}
