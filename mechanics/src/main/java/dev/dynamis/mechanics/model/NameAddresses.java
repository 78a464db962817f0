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

/** Where the names of objects start in the packed names. */
public final class NameAddresses extends Group {
  public final int[] bodyadr = ints("name_bodyadr", NBODY);
  public final int[] jntadr = ints("name_jntadr", NJNT);
  public final int[] geomadr = ints("name_geomadr", NGEOM);
  public final int[] siteadr = ints("name_siteadr", NSITE);
  public final int[] camadr = ints("name_camadr", NCAM);
  public final int[] lightadr = ints("name_lightadr", NLIGHT);
  public final int[] flexadr = ints("name_flexadr", NFLEX);
  public final int[] meshadr = ints("name_meshadr", NMESH);
  public final int[] skinadr = ints("name_skinadr", NSKIN);
  public final int[] hfieldadr = ints("name_hfieldadr", NHFIELD);
  public final int[] texadr = ints("name_texadr", NTEX);
  public final int[] matadr = ints("name_matadr", NMAT);
  public final int[] pairadr = ints("name_pairadr", NPAIR);
  public final int[] excludeadr = ints("name_excludeadr", NEXCLUDE);
  public final int[] eqadr = ints("name_eqadr", NEQ);
  public final int[] tendonadr = ints("name_tendonadr", NTENDON);
  public final int[] actuatoradr = ints("name_actuatoradr", NU);
  public final int[] sensoradr = ints("name_sensoradr", NSENSOR);
  public final int[] numericadr = ints("name_numericadr", NNUMERIC);
  public final int[] textadr = ints("name_textadr", NTEXT);
  public final int[] tupleadr = ints("name_tupleadr", NTUPLE);
  public final int[] keyadr = ints("name_keyadr", NKEY);
  public final int[] pluginadr = ints("name_pluginadr", NPLUGIN);

  /** Declares the arrays in {@code layout}. */
  public NameAddresses(Layout layout) {
    super(layout, "name");
  }
}
