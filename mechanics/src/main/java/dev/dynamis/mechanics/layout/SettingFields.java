package dev.dynamis.mechanics.layout;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Consumer;

/**
 * Reads and writes the public members of plain objects: numbers, flags and short arrays. Members
 * are taken in the order of their names, so that nothing depends on how a JVM lists them.
 */
final class SettingFields {
  private SettingFields() {}

  /** Lists the members of {@code owner}, and of the settings objects it holds, as fields. */
  static void list(String prefix, Object owner, Consumer<Field> into) {
    for (java.lang.reflect.Field m : members(owner)) {
      Class<?> type = m.getType();
      String name = prefix + "." + Group.snakeCase(m.getName());
      String path = prefix + "." + m.getName();
      if (type.isArray()) {
        Field.Store store = new Field.ArrayStore(read(m, owner));
        into.accept(new Field(name, path, FieldKind.of(type.getComponentType()), null, store));
      } else if (type.isPrimitive()) {
        into.accept(new Field(name, path, FieldKind.of(type), null, new Scalar(m, owner)));
      } else {
        list(path, read(m, owner), into);
      }
    }
  }

  /** Lists the numbers and flags of {@code owner} that can be assigned. */
  static void scalars(String cPrefix, String prefix, Object owner, Consumer<Field> into) {
    for (java.lang.reflect.Field m : members(owner)) {
      if (m.getType().isPrimitive() && !Modifier.isFinal(m.getModifiers())) {
        String name = cPrefix + Group.snakeCase(m.getName());
        String path = prefix + m.getName();
        into.accept(new Field(name, path, FieldKind.of(m.getType()), null, new Scalar(m, owner)));
      }
    }
  }

  private static java.lang.reflect.Field[] members(Object owner) {
    return Arrays.stream(owner.getClass().getFields())
        .filter(m -> !Modifier.isStatic(m.getModifiers()))
        .sorted(Comparator.comparing(java.lang.reflect.Field::getName))
        .toArray(java.lang.reflect.Field[]::new);
  }

  /** A member that is a number or flag, seen as an array of one element. */
  private record Scalar(java.lang.reflect.Field member, Object owner) implements Field.Store {
    @Override
    public Object get() {
      Object a = Array.newInstance(member.getType(), 1);
      Array.set(a, 0, read(member, owner));
      return a;
    }

    @Override
    public void put(Object values) {
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
