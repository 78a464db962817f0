package dev.dynamis.mjcf.spec;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The value of one attribute, with the place where it was given. Values never change; arrays that
 * accessors return must not be written to.
 *
 * @since 0.1.0
 */
public final class Value {
  private final Attribute attribute;
  private final Object data;
  private final Place place;

  /** {@code data} is a double[], int[], Boolean, String or List of String, as the kind demands. */
  Value(Attribute attribute, Object data, Place place) {
    this.attribute = attribute;
    this.data = data;
    this.place = place;
  }

  /** Returns the attribute. */
  public Attribute attribute() {
    return attribute;
  }

  /** Returns where it was given; {@link Place#PROGRAM} for values of programs and defaults. */
  public Place place() {
    return place;
  }

  /** Returns whether this is the grammar's default, which nobody gave. */
  public boolean isFallback() {
    return attribute.fallback() == this;
  }

  /** Returns the number of numbers or words. */
  public int count() {
    return switch (data) {
      case double[] d -> d.length;
      case int[] i -> i.length;
      case List<?> l -> l.size();
      default -> 1;
    };
  }

  /** Returns the first real number. */
  public double real() {
    return reals()[0];
  }

  /** Returns the real numbers; whole numbers are converted. */
  public double[] reals() {
    if (data instanceof double[] d) {
      return d;
    }
    if (data instanceof int[] i) {
      return Arrays.stream(i).asDoubleStream().toArray();
    }
    throw wrong("real numbers");
  }

  /** Returns the first whole number. */
  public int integer() {
    return integers()[0];
  }

  /** Returns the whole numbers. */
  public int[] integers() {
    if (data instanceof int[] i) {
      return i;
    }
    throw wrong("whole numbers");
  }

  /** Returns whether it is {@code true} or {@code enable}. */
  public boolean bool() {
    if (data instanceof Boolean b) {
      return b;
    }
    throw wrong("true or false");
  }

  /** Returns the word, text, path or name. */
  public String text() {
    if (data instanceof String s) {
      return s;
    }
    throw wrong("a text");
  }

  /** Returns the index of the keyword in {@link Attribute#keywords}. */
  public int keyword() {
    if (attribute.kind != Kind.KEYWORD) {
      throw wrong("a keyword");
    }
    return attribute.keywords.indexOf((String) data);
  }

  /** Returns the words or names; a single text counts as a list of one. */
  public List<String> list() {
    if (data instanceof List<?> l) {
      return l.stream().map(String.class::cast).toList();
    }
    return List.of(text());
  }

  /** Returns this with every word or name replaced by what {@code to} makes of it. */
  public Value renamed(UnaryOperator<String> to) {
    return data instanceof List<?>
        ? with((Object) list().stream().map(to).toList())
        : with(to.apply(text()));
  }

  /** Returns whether both hold the same, whatever the place; numbers by their bits. */
  public boolean same(Value other) {
    return other != null
        && switch (data) {
          case double[] d -> other.data instanceof double[] e && Arrays.equals(d, e);
          case int[] i -> other.data instanceof int[] j && Arrays.equals(i, j);
          default -> data.equals(other.data);
        };
  }

  Object data() {
    return data;
  }

  Value at(Place where) {
    return new Value(attribute, data, where);
  }

  /** Returns the text that reads as this value. */
  public String written() {
    return ValueText.write(this);
  }

  /** Returns this with another text. */
  public Value with(String text) {
    return with((Object) text);
  }

  /** Returns the whole numbers of this and then those of another that this has not. */
  public Value and(Value other) {
    IntStream both = IntStream.concat(Arrays.stream(integers()), Arrays.stream(other.integers()));
    return other.with((Object) both.distinct().toArray());
  }

  /** Returns whether one of the numbers is not a number. */
  public boolean hasNaN() {
    return data instanceof double[] d && Arrays.stream(d).anyMatch(Double::isNaN);
  }

  /** Returns whether one of the numbers is infinite. */
  public boolean hasInfinity() {
    return data instanceof double[] d && Arrays.stream(d).anyMatch(Double::isInfinite);
  }

  private Value with(Object otherData) {
    return new Value(attribute, otherData, place);
  }

  /** Returns this with the numbers that it lacks from {@code under}. */
  Value completed(Value under) {
    return switch (data) {
      case double[] d -> {
        double[] r = under.reals().clone();
        System.arraycopy(d, 0, r, 0, d.length);
        yield with((Object) r);
      }
      case int[] i -> {
        int[] r = under.integers().clone();
        System.arraycopy(i, 0, r, 0, i.length);
        yield with((Object) r);
      }
      default -> this;
    };
  }

  /** Returns this with its one number {@code n} times. */
  Value repeated(int n) {
    double[] r = new double[n];
    Arrays.fill(r, real());
    return with((Object) r);
  }

  private IllegalStateException wrong(String wanted) {
    return new IllegalStateException(
        "@" + attribute.name + " holds " + attribute.kind + ", not " + wanted);
  }

  @Override
  public String toString() {
    return attribute.name + "=\"" + ValueText.write(this) + "\"";
  }
}
