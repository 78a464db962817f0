package dev.dynamis.mechanics.constant;

/**
 * How a contact sensor chooses among contacts.
 *
 * @since 0.1.0
 */
public final class ContactReduction {
  /** The first ones. */
  public static final int NONE = 0;

  /** Those of least distance. */
  public static final int MINDIST = 1;

  /** Those of largest force. */
  public static final int MAXFORCE = 2;

  /** One contact with the total force. */
  public static final int NETFORCE = 3;

  /** Number of values. */
  public static final int COUNT = 4;

  private static final Keywords KEYWORDS =
      new Keywords("ContactReduction")
          .add(NONE, "none")
          .add(MINDIST, "mindist")
          .add(MAXFORCE, "maxforce")
          .add(NETFORCE, "netforce");

  private ContactReduction() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
