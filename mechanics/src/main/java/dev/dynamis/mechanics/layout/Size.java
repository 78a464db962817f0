package dev.dynamis.mechanics.layout;

/**
 * The sizes of a model, in the order of the C structure; members of the model say what they count.
 *
 * @since 0.1.0
 */
public enum Size implements Dim {
  NQ("nq"),
  NV("nv"),
  NU("nu"),
  NA("na"),
  NBODY("nbody"),
  NBVH("nbvh"),
  NBVHSTATIC("nbvhstatic"),
  NBVHDYNAMIC("nbvhdynamic"),
  NOCT("noct"),
  NJNT("njnt"),
  NTREE("ntree"),
  NM("nM"),
  NB("nB"),
  NC("nC"),
  ND("nD"),
  NGEOM("ngeom"),
  NSITE("nsite"),
  NCAM("ncam"),
  NLIGHT("nlight"),
  NFLEX("nflex"),
  NFLEXNODE("nflexnode"),
  NFLEXVERT("nflexvert"),
  NFLEXEDGE("nflexedge"),
  NFLEXELEM("nflexelem"),
  NFLEXELEMDATA("nflexelemdata"),
  NFLEXELEMEDGE("nflexelemedge"),
  NFLEXSHELLDATA("nflexshelldata"),
  NFLEXEVPAIR("nflexevpair"),
  NFLEXTEXCOORD("nflextexcoord"),
  NJFE("nJfe"),
  NJFV("nJfv"),
  NMESH("nmesh"),
  NMESHVERT("nmeshvert"),
  NMESHNORMAL("nmeshnormal"),
  NMESHTEXCOORD("nmeshtexcoord"),
  NMESHFACE("nmeshface"),
  NMESHGRAPH("nmeshgraph"),
  NMESHPOLY("nmeshpoly"),
  NMESHPOLYVERT("nmeshpolyvert"),
  NMESHPOLYMAP("nmeshpolymap"),
  NSKIN("nskin"),
  NSKINVERT("nskinvert"),
  NSKINTEXVERT("nskintexvert"),
  NSKINFACE("nskinface"),
  NSKINBONE("nskinbone"),
  NSKINBONEVERT("nskinbonevert"),
  NHFIELD("nhfield"),
  NHFIELDDATA("nhfielddata"),
  NTEX("ntex"),
  NTEXDATA("ntexdata"),
  NMAT("nmat"),
  NPAIR("npair"),
  NEXCLUDE("nexclude"),
  NEQ("neq"),
  NTENDON("ntendon"),
  NWRAP("nwrap"),
  NSENSOR("nsensor"),
  NNUMERIC("nnumeric"),
  NNUMERICDATA("nnumericdata"),
  NTEXT("ntext"),
  NTEXTDATA("ntextdata"),
  NTUPLE("ntuple"),
  NTUPLEDATA("ntupledata"),
  NKEY("nkey"),
  NMOCAP("nmocap"),
  NPLUGIN("nplugin"),
  NPLUGINATTR("npluginattr"),
  NUSER_BODY("nuser_body"),
  NUSER_JNT("nuser_jnt"),
  NUSER_GEOM("nuser_geom"),
  NUSER_SITE("nuser_site"),
  NUSER_CAM("nuser_cam"),
  NUSER_TENDON("nuser_tendon"),
  NUSER_ACTUATOR("nuser_actuator"),
  NUSER_SENSOR("nuser_sensor"),
  NNAMES("nnames"),
  NPATHS("npaths"),
  NNAMES_MAP("nnames_map"),
  NJMOM("nJmom"),
  NGRAVCOMP("ngravcomp"),
  NEMAX("nemax"),
  NJMAX("njmax"),
  NCONMAX("nconmax"),
  NUSERDATA("nuserdata"),
  NSENSORDATA("nsensordata"),
  NPLUGINSTATE("npluginstate"),
  NHISTORY("nhistory"),
  NARENA("narena"),
  NBUFFER("nbuffer");

  private final String symbol;

  Size(String symbol) {
    this.symbol = symbol;
  }

  @Override
  public String symbol() {
    return symbol;
  }

  /** Says whether this is a number of bytes of memory, which may be larger than an int. */
  public boolean inBytes() {
    return this == NARENA || this == NBUFFER;
  }

  /** Returns the least value: 0, or -1 for a limit of the old style that may be absent. */
  public int least() {
    return this == NJMAX || this == NCONMAX ? -1 : 0;
  }

  /** Returns the largest value. */
  public long most() {
    return inBytes() ? Long.MAX_VALUE : Integer.MAX_VALUE;
  }
}
