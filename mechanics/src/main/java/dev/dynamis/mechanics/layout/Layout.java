package dev.dynamis.mechanics.layout;

import dev.dynamis.core.Hash64;
import dev.dynamis.core.MemoryLimitException;
import dev.dynamis.core.math.Buffers;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A struct of arrays whose fields are declared once, with C name and shape. What a field list can
 * do for all of them alike is done here: find, copy, compare, hash, clear, grow.
 *
 * @since 0.1.0
 */
public abstract class Layout extends Group {
  /** Most elements of an array. */
  private static final int MOST_ELEMENTS = Integer.MAX_VALUE - 8;

  private final Sizes sizes;
  private final Map<String, Field> fields = new LinkedHashMap<>();

  /** How many rows the arrays of each count have. */
  private final int[] capacity = new int[Count.values().length];

  /** How often arrays were replaced, and how often those of the source when they were taken. */
  private int generation;

  private int followed = -1;

  /** The layout whose arrays this one has, or null. */
  private final Layout source;

  /** Names of arrays, and symbols of counts, that are not those of the source. */
  private final Set<String> own;

  /** Memory of the arrays that grow, and of all else that steps need. */
  protected final Buffers memory;

  /**
   * Makes a layout.
   *
   * @param sizes the sizes, which are copied
   * @param memory where arrays that grow are counted
   */
  protected Layout(Sizes sizes, Buffers memory) {
    this(sizes, memory, null, Set.of());
  }

  /**
   * Makes a layout that shares arrays with another one of its class, for work on a part of it.
   *
   * @param source the other one
   * @param own names of arrays, and symbols of counts, that it shall have for itself
   */
  protected Layout(Layout source, Set<String> own) {
    this(source.sizes, source.memory, source, own);
  }

  private Layout(Sizes sizes, Buffers memory, Layout source, Set<String> own) {
    this.sizes = new Sizes(sizes);
    this.memory = memory;
    this.source = source;
    this.own = own;
    for (Count c : Count.values()) {
      capacity[c.ordinal()] = c.rows(sizes);
    }
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

  /** Returns what a layout with the same fields takes under other sizes. */
  public final Footprint footprint(Sizes other) {
    return Footprint.of(this, other);
  }

  /** Returns the field of a C name such as {@code body_mass} or {@code opt.timestep}. */
  public final Optional<Field> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  /** Returns the present value of a count: 0, unless a layout with such fields overrides this. */
  protected int count(Count count) {
    return 0;
  }

  /** Declares an array and allocates it. */
  final Object declare(
      String name, String path, FieldKind kind, Shape shape, Consumer<Object> grown) {
    long elements = shape.elements(sizes);
    if (elements > MOST_ELEMENTS) {
      throw new IllegalArgumentException(
          name + " (" + shape + ") has " + elements + " elements, more than an array can hold");
    }
    Object array =
        source != null && isShared(name, shape)
            ? source.fields.get(name).array()
            : kind.newArray((int) elements);
    Field.Store store =
        shape.rows() instanceof Count c
            ? new Field.CountedStore(this, c, (int) shape.width(sizes), grown, array)
            : new Field.ArrayStore(array);
    enter(new Field(name, path, kind, shape, store));
    return array;
  }

  private boolean isShared(String name, Shape shape) {
    return !own.contains(name) && !(shape.rows() instanceof Count c && own.contains(c.symbol()));
  }

  /** Takes over the arrays that the source has replaced since. */
  protected final void followSource() {
    if (followed == source.generation) {
      return;
    }
    followed = source.generation;
    for (Field f : fields.values()) {
      if (f.shape() != null && f.shape().rows() instanceof Count c && !own.contains(c.symbol())) {
        f.adopt(source.fields.get(f.name()));
        capacity[c.ordinal()] = source.capacity[c.ordinal()];
      }
    }
  }

  /** Declares the members of a settings object: {@code opt} has {@code opt.timestep}. */
  protected final <T> T settings(String name, T object) {
    SettingFields.list(name, object, this::enter);
    return object;
  }

  /** Declares the numbers and flags of a group: {@code flg} has {@code flg_rnepost}. */
  protected final <T> T scalars(String name, T group) {
    SettingFields.scalars(name + "_", name + ".", group, this::enter);
    return group;
  }

  /** Declares the numbers and flags of this layout itself. */
  protected final void ownScalars() {
    SettingFields.scalars("", "", this, this::enter);
  }

  private void enter(Field field) {
    if (fields.put(field.name(), field) != null) {
      throw new IllegalStateException(field.name() + " is declared twice");
    }
  }

  /**
   * Gives the arrays of a count at least {@code rows} rows, and half as many again to spare.
   *
   * @param most rows that there shall be at most, with the spare ones
   * @return false if there is no memory for them; then nothing changes
   */
  protected final boolean grow(Count count, long rows, long most) {
    int before = capacity[count.ordinal()];
    if (rows <= before) {
      return true;
    }
    long bytes = 0;
    long widest = 0;
    int longest = 1;
    for (Field f : fields.values()) {
      if (isCounted(f, count)) {
        long width = (long) f.shape().factor() * f.kind().bytes();
        bytes += width;
        widest = Math.max(widest, width);
        longest = Math.max(longest, f.shape().factor());
      }
    }
    // while a field is copied, its old array is there as well
    long room = memory.limit() - memory.used() - before * widest;
    most = Math.min(most, MOST_ELEMENTS / longest);
    most = Math.min(most, before + Math.max(0, room) / bytes);
    if (rows > most) {
      return false;
    }
    int target = (int) Math.min(most, rows + rows / 2);
    memory.take((target - before) * bytes);
    for (Field f : fields.values()) {
      if (isCounted(f, count)) {
        f.grow(target * f.shape().factor());
      }
    }
    capacity[count.ordinal()] = target;
    generation++;
    return true;
  }

  private static boolean isCounted(Field f, Count count) {
    return f.shape() != null && f.shape().rows() == count;
  }

  /** Copies the values of all fields from a layout of the same class and sizes. */
  protected final void copyFields(Layout other) {
    for (Count c : Count.values()) {
      if (!grow(c, other.count(c), Long.MAX_VALUE)) {
        throw new MemoryLimitException(
            other.count(c)
                + " rows of "
                + c.symbol()
                + " don't fit into the limit of "
                + memory.limit()
                + " bytes");
      }
    }
    // counts come first, they say how much of the other arrays is in use
    for (Field f : fields.values()) {
      if (f.isScalar()) {
        f.set(other.fields.get(f.name()).array());
      }
    }
    for (Field f : fields.values()) {
      if (!f.isScalar()) {
        f.set(other.fields.get(f.name()).array());
      }
    }
  }

  /** Sets all fields to zero. */
  protected final void clearFields() {
    for (Field f : fields.values()) {
      f.clear();
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
    for (Field ours : fields.values()) {
      Field theirs = other.fields.get(ours.name());
      int i = Comparison.firstDifference(inUse(ours), inUse(theirs), tolerance);
      if (i >= 0) {
        double a = i < ours.length() ? ours.value(i) : Double.NaN;
        double b = i < theirs.length() ? theirs.value(i) : Double.NaN;
        return Optional.of(new Difference(ours.name(), i, a, b));
      }
    }
    return Optional.empty();
  }

  /** Returns 64 bits over all sizes and the bits of all fields, the same on every platform. */
  protected final long hashFields() {
    Hash64 hash = new Hash64();
    for (Size s : Size.values()) {
      hash.add(sizes.getLong(s));
    }
    for (Field f : fields.values()) {
      hash.add(f.length());
      addTo(hash, inUse(f));
    }
    return hash.value();
  }

  private static void addTo(Hash64 hash, Object array) {
    switch (array) {
      case double[] a -> hash.add(a);
      case float[] a -> {
        for (float x : a) {
          hash.add(Float.floatToIntBits(x));
        }
      }
      case int[] a -> hash.add(a);
      case long[] a -> {
        for (long x : a) {
          hash.add(x);
        }
      }
      case boolean[] a -> {
        for (boolean x : a) {
          hash.add(x);
        }
      }
      case byte[] a -> hash.add(a, 0, a.length);
      default -> throw new IllegalArgumentException(array.getClass().getName());
    }
  }

  /** Returns the array of a field without what is not in use. */
  private static Object inUse(Field f) {
    Object array = f.array();
    int length = f.length();
    if (Array.getLength(array) == length) {
      return array;
    }
    Object part = f.kind().newArray(length);
    System.arraycopy(array, 0, part, 0, length);
    return part;
  }

  /** Returns the sizes by C name, in order, without those in bytes. */
  protected final LinkedHashMap<String, Integer> sizesByName() {
    LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
    for (Size s : Size.values()) {
      if (!s.inBytes()) {
        map.put(s.symbol(), sizes.get(s));
      }
    }
    return map;
  }
}
