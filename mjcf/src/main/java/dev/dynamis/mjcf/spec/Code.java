package dev.dynamis.mjcf.spec;

/** Codes of diagnostics about MJCF text, with what the documentation says about them. */
public enum Code {
  /** An element that the parent does not have. */
  UNKNOWN_ELEMENT("MJ010"),
  /** An attribute that the element does not have. */
  UNKNOWN_ATTRIBUTE("MJ011"),
  /** An element that may stand once stands twice. */
  REPEATED_ELEMENT("MJ012"),
  /** A word that is none of the permitted ones. */
  BAD_KEYWORD("MJ020"),
  /** Something that is not a number. */
  NOT_A_NUMBER("MJ021"),
  /** A comma in a number. */
  DECIMAL_COMMA("MJ022"),
  /** A number that is too large, or has the wrong sign. */
  NUMBER_OUT_OF_RANGE("MJ023"),
  /** Fewer numbers than needed. */
  TOO_FEW_NUMBERS("MJ024"),
  /** More numbers than fit. */
  TOO_MANY_NUMBERS("MJ025"),
  /** A quaternion of zeros. */
  ZERO_QUATERNION("MJ026"),
  /** More than the limits permit. */
  TOO_LARGE("MJ090");

  private final String code;

  Code(String code) {
    this.code = code;
  }

  /** Returns the stable code, such as {@code MJ010}. */
  public String code() {
    return code;
  }
}
