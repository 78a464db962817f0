package dev.dynamis.coupling;

/** Parts of a coupling that can't be together, with the code of the problem. */
final class Unfit extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  final Code code;

  Unfit(Code code, String message) {
    super(message);
    this.code = code;
  }
}
