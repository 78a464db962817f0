package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Packs the names of a model while it is being built: collect the names of all objects, reserve
 * their room in the sizes, make the model, store them in it.
 *
 * @since 0.1.0
 */
public final class NamePacker {
  private final String model;
  private final List<List<String>> names = new ArrayList<>();

  /** Makes a packer for a model of the given name. */
  public NamePacker(String model) {
    this.model = check(model);
    for (int type = 0; type <= ObjType.PLUGIN; type++) {
      names.add(List.of());
    }
  }

  /**
   * Sets the names of all objects of a type, in the order of their ids.
   *
   * @param type one of the {@link ObjType} values that have names
   * @param list the names, empty for objects without one
   * @return this
   */
  public NamePacker set(int type, List<String> list) {
    list.forEach(NamePacker::check);
    names.set(type, List.copyOf(list));
    return this;
  }

  /** Sets the sizes that the packed names need. */
  public void reserve(Sizes sizes) {
    long length = utf8(model).length + 1L;
    for (List<String> list : names) {
      for (String name : list) {
        length += utf8(name).length + 1L;
      }
    }
    sizes.set(Size.NNAMES, length);
  }

  /** Writes the names to a model whose sizes were reserved by this packer. */
  public void store(Model m) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    append(out, model);
    for (int type = 0; type < names.size(); type++) {
      List<String> list = names.get(type);
      if (list.isEmpty()) {
        continue;
      }
      int[] adr = m.names.addresses(type);
      if (adr.length != list.size()) {
        throw new IllegalArgumentException(
            list.size() + " names for " + adr.length + " objects of type " + ObjType.name(type));
      }
      for (int i = 0; i < adr.length; i++) {
        adr[i] = out.size();
        append(out, list.get(i));
      }
    }
    byte[] bytes = out.toByteArray();
    if (bytes.length != m.nnames) {
      throw new IllegalArgumentException(
          "the names take " + bytes.length + " bytes, the model has room for " + m.nnames);
    }
    System.arraycopy(bytes, 0, m.names.packed, 0, bytes.length);
    m.names.changed();
  }

  private static void append(ByteArrayOutputStream out, String name) {
    out.writeBytes(utf8(name));
    out.write(0);
  }

  private static byte[] utf8(String name) {
    return name.getBytes(StandardCharsets.UTF_8);
  }

  private static String check(String name) {
    if (name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("a name contains the character zero");
    }
    return name;
  }
}
