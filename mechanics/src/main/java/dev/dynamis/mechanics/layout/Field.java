package dev.dynamis.mechanics.layout;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * One declared array, or one setting such as {@code opt.timestep}: its names, kind and values.
 *
 * @since 0.1.0
 */
public final class Field {
  private final String name;
  private final String path;
  private final FieldKind kind;
  private final Shape shape;
  private final Store store;

  /** Where the values of a field live. */
  interface Store {
    /** Returns the values; of a scalar, a copy. */
    Object get();

    /** Takes over values that {@link #get} returned and that were then changed. */
    void put(Object values);

    /** Returns the number of elements in use. */
    default int length() {
      return Array.getLength(get());
    }

    /** Replaces the array by a longer one. */
    default void replace(Object longer) {
      throw new UnsupportedOperationException();
    }

    /** Says whether the values are a single number. */
    default boolean isScalar() {
      return false;
    }
  }

  Field(String name, String path, FieldKind kind, Shape shape, Store store) {
    this.name = name;
    this.path = path;
    this.kind = kind;
    this.shape = shape;
    this.store = store;
  }

  /** Returns the C name, such as {@code body_mass} or {@code opt.timestep}. */
  public String name() {
    return name;
  }

  /** Returns where the field is in Java, such as {@code body.mass}. */
  public String path() {
    return path;
  }

  /** Returns the element type. */
  public FieldKind kind() {
    return kind;
  }

  /** Returns rows and columns, or null for a number or array in a settings object. */
  public Shape shape() {
    return shape;
  }

  /** Says whether the field is a member of a settings object such as {@code opt}. */
  public boolean isSetting() {
    return shape == null;
  }

  /** Says whether the field is a single number rather than an array. */
  public boolean isScalar() {
    return store.isScalar();
  }

  /**
   * Returns the values: the array itself, which may be longer than what is in use, or of a scalar a
   * new array of one element.
   */
  public Object array() {
    return store.get();
  }

  /** Returns the number of elements in use. */
  public int length() {
    return store.length();
  }

  /** Returns element {@code i} as a number, flags as 0 and 1. */
  public double value(int i) {
    return switch (store.get()) {
      case double[] a -> a[i];
      case float[] a -> a[i];
      case int[] a -> a[i];
      case long[] a -> a[i];
      case boolean[] a -> a[i] ? 1 : 0;
      case byte[] a -> a[i] & 0xFF;
      default -> throw new IllegalStateException(name);
    };
  }

  /** Replaces all values by the first ones of an array of the same kind. */
  public void set(Object values) {
    Object target = store.get();
    if (values != target) {
      System.arraycopy(values, 0, target, 0, length());
    }
    store.put(target);
  }

  /** Sets all values, in use or not, to zero. */
  void clear() {
    Object values = store.get();
    switch (values) {
      case double[] a -> Arrays.fill(a, 0.0);
      case float[] a -> Arrays.fill(a, 0f);
      case int[] a -> Arrays.fill(a, 0);
      case long[] a -> Arrays.fill(a, 0L);
      case boolean[] a -> Arrays.fill(a, false);
      case byte[] a -> Arrays.fill(a, (byte) 0);
      default -> throw new IllegalStateException(name);
    }
    store.put(values);
  }

  /** Replaces the array by one of {@code length} elements that starts with the old ones. */
  void grow(int length) {
    Object old = store.get();
    Object longer = kind.newArray(length);
    System.arraycopy(old, 0, longer, 0, Math.min(length, Array.getLength(old)));
    store.replace(longer);
  }

  /** Takes the array of a field of the same shape. */
  void adopt(Field other) {
    if (store.get() != other.store.get()) {
      store.replace(other.store.get());
    }
  }

  @Override
  public String toString() {
    return name + " (" + (shape == null ? length() : shape) + ")";
  }

  /** The array of a declared field. */
  static final class ArrayStore implements Store {
    private final Object array;

    ArrayStore(Object array) {
      this.array = array;
    }

    @Override
    public Object get() {
      return array;
    }

    @Override
    public void put(Object values) {
      // the values are the array itself
    }
  }

  /** The array of a declared field whose rows are counted by the state. */
  static final class CountedStore implements Store {
    private final Layout layout;
    private final Count count;
    private final int width;
    private final Consumer<Object> grown;
    private Object array;

    CountedStore(Layout layout, Count count, int width, Consumer<Object> grown, Object array) {
      this.layout = layout;
      this.count = count;
      this.width = width;
      this.grown = grown;
      this.array = array;
    }

    @Override
    public Object get() {
      return array;
    }

    @Override
    public void put(Object values) {
      // the values are the array itself
    }

    @Override
    public int length() {
      return layout.count(count) * width;
    }

    @Override
    public void replace(Object longer) {
      array = longer;
      grown.accept(longer);
    }
  }
}
