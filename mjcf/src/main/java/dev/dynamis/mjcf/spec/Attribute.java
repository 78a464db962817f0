package dev.dynamis.mjcf.spec;

import java.util.List;
import java.util.Objects;

/**
 * One attribute of an element, as the grammar describes it.
 *
 * <p>Numbers come in three forms: exactly {@link #max} of them ({@code min == max}), up to {@link
 * #max} of them where those left out keep their defaults ({@link #isPartial}), or any number
 * ({@code max == Integer.MAX_VALUE}) that is a multiple of {@link #multiple}.
 *
 * @since 0.1.0
 */
public final class Attribute {
  /** What a number must satisfy. */
  public enum Bound {
    /** Any number. */
    NONE,
    /** Greater than zero. */
    POSITIVE,
    /** Zero or greater. */
    NONNEGATIVE
  }

  /** Name in the file. */
  public final String name;

  /** What it holds. */
  public final Kind kind;

  /** Least count of numbers. */
  public final int min;

  /** Greatest count of numbers. */
  public final int max;

  /** The count of numbers is a multiple of this. */
  public final int multiple;

  /** Permitted words of {@link Kind#KEYWORD} and {@link Kind#KEYWORDS}. */
  public final List<String> keywords;

  /**
   * Space of names that a reference points into, or {@code @} and the attribute that names the
   * space; empty for other kinds.
   */
  public final String target;

  /** Whether every element must give it. */
  public final boolean required;

  /** Whether numbers are angles in the unit of {@code compiler/@angle}. */
  public final boolean angle;

  /** Whether at least one number differs from zero. */
  public final boolean nonzero;

  /** Whether default classes never give it. */
  public final boolean own;

  /** Whether one number stands for all. */
  public final boolean repeat;

  /** Whether repeated sections add up instead of replacing each other. */
  public final boolean sum;

  /** What every number must satisfy. */
  public final Bound bound;

  /** Fields of the C model that the value ends up in, separated by spaces; may be empty. */
  public final String lands;

  /** One line on what it means, with the unit. */
  public final String description;

  /** Index in {@link ElementType#attributes}, the same in all types that share a record. */
  public final int index;

  private final Value fallback;

  Attribute(
      String name,
      Kind kind,
      int[] count,
      List<String> keywords,
      String target,
      List<String> flags,
      Object fallback,
      String lands,
      String description,
      int index) {
    this.name = name;
    this.kind = kind;
    this.min = count[0];
    this.max = count[1];
    this.multiple = count[2];
    this.keywords = keywords;
    this.target = target;
    this.required = flags.contains("required");
    this.angle = flags.contains("angle");
    this.nonzero = flags.contains("nonzero");
    this.own = flags.contains("own");
    this.repeat = flags.contains("repeat");
    this.sum = flags.contains("sum");
    this.bound =
        flags.contains(">0")
            ? Bound.POSITIVE
            : flags.contains(">=0") ? Bound.NONNEGATIVE : Bound.NONE;
    this.lands = lands;
    this.description = description;
    this.index = index;
    this.fallback = fallback == null ? null : new Value(this, fallback, Place.PROGRAM);
  }

  /** Returns an attribute of other formats than MJCF that holds {@code count} real numbers. */
  public static Attribute reals(String name, int count) {
    int[] counts = {count, count, 1};
    return new Attribute(name, Kind.REAL, counts, List.of(), "", List.of(), null, "", "", 0);
  }

  /**
   * Reads a text as a value of this attribute.
   *
   * @param where place of the text
   * @param most how many numbers it may have at most
   * @return the value, or {@code null} if the text is empty, so that the attribute counts as
   *     missing
   * @throws BadValue if the attribute can't hold it
   */
  public Value read(String text, Place where, int most) throws BadValue {
    Object data = ValueText.read(this, text, most);
    if (data == null) {
      return null;
    }
    ValueText.check(this, data);
    return new Value(this, data, where);
  }

  /** Returns the grammar's default, or {@code null} where there is none. */
  public Value fallback() {
    return fallback;
  }

  /** Returns whether fewer than {@link #max} numbers leave the rest at their defaults. */
  public boolean isPartial() {
    return kind.isNumeric() && min < max && max != Integer.MAX_VALUE;
  }

  /** Returns whether the value is the name of one or more other elements. */
  public boolean isReference() {
    return kind == Kind.REFERENCE || kind == Kind.REFERENCES;
  }

  /**
   * Lays {@code over} upon {@code under}: numbers that {@code over} leaves out come from {@code
   * under}. Either may be {@code null}.
   */
  public Value lay(Value over, Value under) {
    if (over == null) {
      return under;
    }
    if (repeat && over.count() == 1 && max > 1) {
      return over.repeated(max);
    }
    if (under == null || !isPartial() || over.count() >= under.count()) {
      return over;
    }
    return over.completed(under);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Attribute a && a.index == index && a.name.equals(name) && a.kind == kind;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, index);
  }

  @Override
  public String toString() {
    return "@" + name;
  }
}
