package dev.dynamis.mechanics.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A struct of arrays whose fields are declared once, with C name and shape. What a field list can
 * do for all of them alike is done here: find, copy, compare, hash, clear.
 */
public abstract class Layout extends Group {
  private final Sizes sizes;
  private final Map<String, Field> fields = new LinkedHashMap<>();

  /** Makes a layout of the given sizes, which are copied. */
  protected Layout(Sizes sizes) {
    this.sizes = new Sizes(sizes);
  }

  /** Returns a size. */
  public final int size(Size size) {
    return sizes.get(size);
  }

  /** Returns a size that may be larger than an int, such as a number of bytes. */
  public final long longSize(Size size) {
    return sizes.getLong(size);
  }

  /** Returns a copy of all sizes. */
  public final Sizes sizes() {
    return new Sizes(sizes);
  }

  /** Returns all fields in the order of their declaration. */
  public final List<Field> fields() {
    return List.copyOf(fields.values());
  }

  /** Returns the field of a C name such as {@code body_mass} or {@code opt.timestep}. */
  public final Optional<Field> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  /** Declares an array and allocates it. */
  final Object declare(String name, String path, Kind kind, Shape shape, Consumer<Object> grown) {
    long elements = shape.elements(sizes);
    if (elements > Integer.MAX_VALUE - 8) {
      throw new IllegalArgumentException(
          name + " (" + shape + ") has " + elements + " elements, more than an array can hold");
    }
    Object array = kind.newArray((int) elements);
    enter(new Field(name, path, kind, shape, new ArrayStore(array), grown));
    return array;
  }

  /** Declares the public members of a settings object. */
  protected final <T> T settings(String name, T object) {
    List<Field> members = new ArrayList<>();
    Settings.list(name, object, members);
    members.forEach(this::enter);
    return object;
  }

  private void enter(Field field) {
    if (fields.put(field.name(), field) != null) {
      throw new IllegalStateException(field.name() + " is declared twice");
    }
  }

  /** The array of a declared field. */
  private static final class ArrayStore implements Field.Store {
    private Object array;

    ArrayStore(Object array) {
      this.array = array;
    }

    @Override
    public Object get() {
      return array;
    }

    @Override
    public void set(Object values) {
      array = values;
    }
  }

  /** Copies the values of all fields from a layout of the same class and sizes. */
  protected final void copyFields(Layout other) {
    for (Field f : fields.values()) {
      f.copyFrom(other.fields.get(f.name()), f.length());
    }
  }

  /**
   * Compares with a layout of the same class: integers and flags must be equal, reals may differ by
   * {@code tolerance} times the largest magnitude in their field. A NaN equals a NaN.
   *
   * @param other what to compare with
   * @param tolerance relative; 0 asks for equal numbers
   * @return the first difference in the order of sizes and fields, or nothing
   */
  protected final Optional<Difference> compare(Layout other, double tolerance) {
    for (Size s : Size.values()) {
      if (sizes.getLong(s) != other.sizes.getLong(s)) {
        return Optional.of(
            new Difference(s.symbol(), -1, sizes.getLong(s), other.sizes.getLong(s)));
      }
    }
    for (Field f : fields.values()) {
      int i = Comparison.firstDifference(f.array(), other.fields.get(f.name()).array(), tolerance);
      if (i >= 0) {
        return Optional.of(
            new Difference(f.name(), i, f.value(i), other.fields.get(f.name()).value(i)));
      }
    }
    return Optional.empty();
  }

  /** Returns 64 bits over all sizes and the bits of all fields, the same on every platform. */
  protected final long hashFields() {
    long h = 0x9E3779B97F4A7C15L;
    for (Size s : Size.values()) {
      h = Hash.mix(h, sizes.getLong(s));
    }
    for (Field f : fields.values()) {
      h = Hash.mix(h, f.array());
    }
    return h;
  }

  /** Returns the sizes by C name, in order, without those in bytes. */
  protected final Map<String, Integer> sizesByName() {
    Map<String, Integer> map = new LinkedHashMap<>();
    for (Size s : Size.values()) {
      if (!s.inBytes()) {
        map.put(s.symbol(), sizes.get(s));
      }
    }
    return Collections.unmodifiableMap(map);
  }
}
