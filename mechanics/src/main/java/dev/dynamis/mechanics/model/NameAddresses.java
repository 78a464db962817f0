package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NBODY;
import static dev.dynamis.mechanics.layout.Size.NCAM;
import static dev.dynamis.mechanics.layout.Size.NEQ;
import static dev.dynamis.mechanics.layout.Size.NEXCLUDE;
import static dev.dynamis.mechanics.layout.Size.NFLEX;
import static dev.dynamis.mechanics.layout.Size.NGEOM;
import static dev.dynamis.mechanics.layout.Size.NHFIELD;
import static dev.dynamis.mechanics.layout.Size.NJNT;
import static dev.dynamis.mechanics.layout.Size.NKEY;
import static dev.dynamis.mechanics.layout.Size.NLIGHT;
import static dev.dynamis.mechanics.layout.Size.NMAT;
import static dev.dynamis.mechanics.layout.Size.NMESH;
import static dev.dynamis.mechanics.layout.Size.NNUMERIC;
import static dev.dynamis.mechanics.layout.Size.NPAIR;
import static dev.dynamis.mechanics.layout.Size.NPLUGIN;
import static dev.dynamis.mechanics.layout.Size.NSENSOR;
import static dev.dynamis.mechanics.layout.Size.NSITE;
import static dev.dynamis.mechanics.layout.Size.NSKIN;
import static dev.dynamis.mechanics.layout.Size.NTENDON;
import static dev.dynamis.mechanics.layout.Size.NTEX;
import static dev.dynamis.mechanics.layout.Size.NTEXT;
import static dev.dynamis.mechanics.layout.Size.NTUPLE;
import static dev.dynamis.mechanics.layout.Size.NU;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Where the names of objects start in the packed names.
 *
 * @since 0.1.0
 */
public final class NameAddresses extends Group {
  /** Bodies. */
  public final int[] bodyadr = ints("name_bodyadr", NBODY);

  /** Joints. */
  public final int[] jntadr = ints("name_jntadr", NJNT);

  /** Geoms. */
  public final int[] geomadr = ints("name_geomadr", NGEOM);

  /** Sites. */
  public final int[] siteadr = ints("name_siteadr", NSITE);

  /** Cameras. */
  public final int[] camadr = ints("name_camadr", NCAM);

  /** Lights. */
  public final int[] lightadr = ints("name_lightadr", NLIGHT);

  /** Flexes. */
  public final int[] flexadr = ints("name_flexadr", NFLEX);

  /** Meshes. */
  public final int[] meshadr = ints("name_meshadr", NMESH);

  /** Skins. */
  public final int[] skinadr = ints("name_skinadr", NSKIN);

  /** Height fields. */
  public final int[] hfieldadr = ints("name_hfieldadr", NHFIELD);

  /** Textures. */
  public final int[] texadr = ints("name_texadr", NTEX);

  /** Materials. */
  public final int[] matadr = ints("name_matadr", NMAT);

  /** Geom pairs. */
  public final int[] pairadr = ints("name_pairadr", NPAIR);

  /** Excluded body pairs. */
  public final int[] excludeadr = ints("name_excludeadr", NEXCLUDE);

  /** Equality constraints. */
  public final int[] eqadr = ints("name_eqadr", NEQ);

  /** Tendons. */
  public final int[] tendonadr = ints("name_tendonadr", NTENDON);

  /** Actuators. */
  public final int[] actuatoradr = ints("name_actuatoradr", NU);

  /** Sensors. */
  public final int[] sensoradr = ints("name_sensoradr", NSENSOR);

  /** Custom numbers. */
  public final int[] numericadr = ints("name_numericadr", NNUMERIC);

  /** Custom texts. */
  public final int[] textadr = ints("name_textadr", NTEXT);

  /** Custom tuples. */
  public final int[] tupleadr = ints("name_tupleadr", NTUPLE);

  /** Keyframes. */
  public final int[] keyadr = ints("name_keyadr", NKEY);

  /** Plugin instances. */
  public final int[] pluginadr = ints("name_pluginadr", NPLUGIN);

  /** Declares the arrays in {@code layout}. */
  public NameAddresses(Layout layout) {
    super(layout, "name");
  }
}
