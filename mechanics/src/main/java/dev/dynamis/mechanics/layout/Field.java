package dev.dynamis.mechanics.layout;

import java.util.Arrays;
import java.util.function.Consumer;

/** One declared array, or one setting such as {@code opt.timestep}: its names, kind and values. */
public final class Field {
  private final String name;
  private final String path;
  private final Kind kind;
  private final Shape shape;
  private final Store store;
  private final Consumer<Object> grown;

  /** Where the values of a field live. */
  interface Store {
    /** Returns the values; of a scalar, a copy. */
    Object get();

    /** Replaces the values, or the array that holds them. */
    void set(Object values);

    /** Says whether the values are a single number. */
    default boolean isScalar() {
      return false;
    }
  }

  Field(String name, String path, Kind kind, Shape shape, Store store, Consumer<Object> grown) {
    this.name = name;
    this.path = path;
    this.kind = kind;
    this.shape = shape;
    this.store = store;
    this.grown = grown;
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
  public Kind kind() {
    return kind;
  }

  /** Returns rows and columns, or null for a setting. */
  public Shape shape() {
    return shape;
  }

  /** Says whether the field is a member of {@code opt}, {@code stat} or {@code vis}. */
  public boolean isSetting() {
    return shape == null;
  }

  /** Returns the values: the array itself, or of a scalar setting a new array of one element. */
  public Object array() {
    return store.get();
  }

  /** Says whether the field is a single number rather than an array. */
  public boolean isScalar() {
    return store.isScalar();
  }

  /** Replaces all values by those of an array of the same kind and length. */
  public void set(Object values) {
    Object target = store.get();
    if (values != target) {
      System.arraycopy(values, 0, target, 0, length());
    }
    store.set(target);
  }

  /** Returns the number of elements. */
  public int length() {
    return java.lang.reflect.Array.getLength(store.get());
  }

  /** Returns element {@code i} as a number, flags as 0 and 1. */
  public double value(int i) {
    return switch (store.get()) {
      case double[] a -> a[i];
      case float[] a -> a[i];
      case int[] a -> a[i];
      case boolean[] a -> a[i] ? 1 : 0;
      case byte[] a -> a[i] & 0xFF;
      default -> throw new IllegalStateException(name);
    };
  }

  /** Copies the first {@code count} elements of another field of the same kind. */
  void copyFrom(Field other, int count) {
    Object target = store.get();
    System.arraycopy(other.store.get(), 0, target, 0, count);
    store.set(target);
  }

  /** Replaces the array by one of {@code length} elements that starts with the old ones. */
  void grow(int length) {
    if (grown == null) {
      throw new IllegalStateException(name + " has a fixed length");
    }
    Object old = store.get();
    Object longer = kind.newArray(length);
    System.arraycopy(old, 0, longer, 0, Math.min(length, java.lang.reflect.Array.getLength(old)));
    store.set(longer);
    grown.accept(longer);
  }

  /** Sets the first {@code count} elements to zero. */
  void clear(int count) {
    switch (store.get()) {
      case double[] a -> Arrays.fill(a, 0, count, 0.0);
      case float[] a -> Arrays.fill(a, 0, count, 0f);
      case int[] a -> Arrays.fill(a, 0, count, 0);
      case boolean[] a -> Arrays.fill(a, 0, count, false);
      case byte[] a -> Arrays.fill(a, 0, count, (byte) 0);
      default -> throw new IllegalStateException(name);
    }
  }

  @Override
  public String toString() {
    return name + " (" + (shape == null ? length() : shape) + ")";
  }
}
