package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.spec.Element;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Numbers, texts and tuples that the author of a model adds to it. */
final class Custom {
  /** Largest number of numbers in a numeric field. */
  private static final int MAX_NUMBERS = 500;

  private Custom() {}

  /** Custom numbers. */
  static final class Numeric extends Part {
    private final double[] data;
    final int size;
    int adr;

    Numeric(Element e, Report problems) {
      super(e);
      data = Attrs.list(e, "data");
      size = e.has("size") ? Attrs.integer(e, "size") : data.length;
      if (size < 1 || size > MAX_NUMBERS || size < data.length) {
        problems.error(
            Rule.CUSTOM_VALUE,
            e,
            e.has("size") ? "size" : null,
            size < data.length
                ? "is " + size + ", but there are " + data.length + " numbers"
                : "there are " + size + " numbers, expected 1 to " + MAX_NUMBERS,
            "give as many numbers as the size says");
      }
    }

    @Override
    void store(Model m, Compilation c) {
      m.numeric.adr[id] = adr;
      m.numeric.size[id] = size;
      System.arraycopy(data, 0, m.numeric.data, adr, data.length);
    }
  }

  /** Custom text. */
  static final class Text extends Part {
    private final byte[] data;
    int adr;

    Text(Element e, Report problems) {
      super(e);
      data = Attrs.text(e, "data", "").getBytes(StandardCharsets.UTF_8);
      if (data.length == 0) {
        problems.error(Rule.CUSTOM_VALUE, e, null, "the text is empty", "give data=\"…\"");
      }
    }

    /** Returns the length in bytes with the zero at the end. */
    int size() {
      return data.length + 1;
    }

    @Override
    void store(Model m, Compilation c) {
      m.text.adr[id] = adr;
      m.text.size[id] = size();
      System.arraycopy(data, 0, m.text.data, adr, data.length);
    }
  }

  /** Custom list of objects. */
  static final class Tuple extends Part {
    private final List<Element> members;
    private final List<Part> objects = new ArrayList<>();
    private final List<Integer> types = new ArrayList<>();
    int adr;

    Tuple(Element e) {
      super(e);
      members = List.copyOf(e.children());
    }

    int size() {
      return members.size();
    }

    @Override
    void link(Compilation c) {
      if (members.isEmpty()) {
        c.problems.error(
            Rule.CUSTOM_VALUE, element, null, "the tuple is empty", "add an element to it");
      }
      for (Element e : members) {
        int type = ObjType.of(Attrs.text(e, "objtype", ""));
        PartKind<?> kind = PartKind.of(type);
        if (kind == null) {
          c.problems.error(
              Rule.CUSTOM_VALUE,
              e,
              "objtype",
              "objects of this type can't be named",
              "use another type");
          continue;
        }
        Part found = c.names.resolve(kind.type(), e, "objname");
        if (found instanceof Geom g) {
          g.used = true;
        }
        types.add(type);
        objects.add(found);
      }
    }

    /** Adds the bodies that it refers to. */
    void references(Set<Body> into) {
      for (Part p : objects) {
        if (p instanceof Body b) {
          into.add(b);
        }
      }
    }

    @Override
    void store(Model m, Compilation c) {
      m.tuple.adr[id] = adr;
      m.tuple.size[id] = size();
      for (int k = 0; k < size(); k++) {
        m.tuple.objtype[adr + k] = types.get(k);
        m.tuple.objid[adr + k] = objects.get(k).id;
        m.tuple.objprm[adr + k] = Attrs.real(members.get(k), "prm");
      }
    }
  }
}
