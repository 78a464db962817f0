package dev.dynamis.render.scene;

import java.util.Set;

/**
 * Which parts of a model are shown. Groups are sets of bits, one for each of the groups 0 to 5.
 *
 * @param geomGroups groups of geoms
 * @param siteGroups groups of sites
 * @param tendonGroups groups of tendons
 * @param flexGroups groups of flexes
 * @param skinGroups groups of skins
 * @param transparent whether what moves is shown transparent
 * @param overlays what explains the state, bit {@code 1 << ordinal} for each {@link Overlay}
 * @since 0.1.0
 */
public record SceneOptions(
    int geomGroups,
    int siteGroups,
    int tendonGroups,
    int flexGroups,
    int skinGroups,
    boolean transparent,
    int overlays) {
  /** Number of groups. */
  public static final int GROUPS = 6;

  /** What MuJoCo's viewer shows at first: groups 0, 1 and 2. */
  public static final SceneOptions DEFAULT = new SceneOptions(7, 7, 7, 7, 7, false, 0);

  /** Returns these options with other groups of geoms. */
  public SceneOptions withGeomGroups(int groups) {
    return new SceneOptions(
        groups, siteGroups, tendonGroups, flexGroups, skinGroups, transparent, overlays);
  }

  /** Returns these options with other groups of sites. */
  public SceneOptions withSiteGroups(int groups) {
    return new SceneOptions(
        geomGroups, groups, tendonGroups, flexGroups, skinGroups, transparent, overlays);
  }

  /** Returns these options with what moves shown transparent, or not. */
  public SceneOptions withTransparent(boolean seeThrough) {
    return new SceneOptions(
        geomGroups, siteGroups, tendonGroups, flexGroups, skinGroups, seeThrough, overlays);
  }

  /** Returns these options with what explains the state. */
  public SceneOptions withOverlays(Set<Overlay> all) {
    int bits = 0;
    for (Overlay o : all) {
      bits |= 1 << o.ordinal();
    }
    return new SceneOptions(
        geomGroups, siteGroups, tendonGroups, flexGroups, skinGroups, transparent, bits);
  }

  boolean shows(Overlay o) {
    return (overlays >> o.ordinal() & 1) != 0;
  }

  /** Returns whether a group is in a set; groups beyond the last count as the nearest one. */
  static boolean shows(int groups, int group) {
    return (groups >> Math.clamp(group, 0, GROUPS - 1) & 1) != 0;
  }
}
