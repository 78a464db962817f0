package dev.dynamis.mechanics.layout;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Reads and writes the public members of plain settings objects, numbers and short arrays. Members
 * are taken in the order of their names, so that nothing depends on how a JVM lists them.
 */
final class Settings {
  private Settings() {}

  /** Lists the members of {@code owner}, and of the settings objects it holds, as fields. */
  static void list(String prefix, Object owner, List<Field> into) {
    java.lang.reflect.Field[] members = owner.getClass().getFields();
    Arrays.sort(members, Comparator.comparing(java.lang.reflect.Field::getName));
    for (java.lang.reflect.Field m : members) {
      if (Modifier.isStatic(m.getModifiers())) {
        continue;
      }
      Class<?> type = m.getType();
      String name = prefix + "." + Group.snakeCase(m.getName());
      String path = prefix + "." + m.getName();
      if (type.isArray()) {
        Kind kind = Kind.of(type.getComponentType());
        into.add(new Field(name, path, kind, null, new Vector(read(m, owner)), null));
      } else if (type.isPrimitive()) {
        into.add(new Field(name, path, Kind.of(type), null, new Scalar(m, owner), null));
      } else {
        list(path, read(m, owner), into);
      }
    }
  }

  /** A member that is an array of fixed length. */
  private record Vector(Object array) implements Field.Store {
    @Override
    public Object get() {
      return array;
    }

    @Override
    public void set(Object values) {
      System.arraycopy(values, 0, array, 0, Array.getLength(array));
    }
  }

  /** A member that is a number, seen as an array of one element. */
  private record Scalar(java.lang.reflect.Field member, Object owner) implements Field.Store {
    @Override
    public Object get() {
      Object a = Array.newInstance(member.getType(), 1);
      Array.set(a, 0, read(member, owner));
      return a;
    }

    @Override
    public void set(Object values) {
      try {
        member.set(owner, Array.get(values, 0));
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean isScalar() {
      return true;
    }
  }

  private static Object read(java.lang.reflect.Field member, Object owner) {
    try {
      return member.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
