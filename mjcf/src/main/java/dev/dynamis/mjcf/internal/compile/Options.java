package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;

/** Options of the simulation, settings for showing a model, statistics, and the size of memory. */
final class Options {
  /** Actuators of groups up to this one can be switched off. */
  private static final int MAX_GROUP = 30;

  /** Prefixes of sizes: kibi, mebi, gibi, tebi, pebi, exbi. */
  private static final String PREFIXES = "KMGTPE";

  private Options() {}

  /** Stores {@code option} and {@code visual}; members have the names of the attributes. */
  static void store(Spec spec, Model m, Report problems) {
    Element option = spec.option();
    for (Attribute a : option.type().attributes) {
      if (!a.name.equals("actuatorgroupdisable")) {
        put(m, "opt." + a.name, option.resolved(a));
      }
    }
    groups(option, m, problems);
    flags(option.child("flag"), m);
    for (Element section : spec.section("visual").children()) {
      for (Attribute a : section.type().attributes) {
        put(m, "vis." + section.tag() + "." + a.name, section.resolved(a));
      }
    }
  }

  private static void groups(Element option, Model m, Report problems) {
    for (int group : Attrs.integers(option, "actuatorgroupdisable")) {
      if (group < 0 || group > MAX_GROUP) {
        problems.error(
            Rule.OPTION_VALUE,
            option,
            "actuatorgroupdisable",
            "has the group " + group + ", expected 0 to " + MAX_GROUP,
            "actuators of other groups can't be switched off");
      } else {
        m.opt.disableactuator |= 1 << group;
      }
    }
  }

  private static void flags(Element flag, Model m) {
    for (Attribute a : flag.type().attributes) {
      boolean on = flag.resolved(a).bool();
      int bit = DisableBit.of(a.name);
      if (bit >= 0) {
        m.opt.setDisabled(bit, !on);
      } else {
        m.opt.setEnabled(EnableBit.of(a.name), on);
      }
    }
  }

  /** Stores the statistics that the author gives instead of the computed ones. */
  static void storeStatistic(Spec spec, Model m) {
    Element statistic = spec.section("statistic");
    for (Attribute a : statistic.type().attributes) {
      Value v = statistic.resolved(a);
      if (v != null) {
        put(m, "stat." + a.name, v);
      }
    }
  }

  /** Returns the size that {@code size/@memory} asks for in bytes, or -1 if it asks for none. */
  static long memory(Spec spec, Report problems) {
    Element size = spec.section("size");
    String text = Attrs.text(size, "memory", "-1").strip();
    if (text.equals("-1")) {
      return -1;
    }
    int digits = text.length();
    int shift = 0;
    if (digits > 0 && !Character.isDigit(text.charAt(digits - 1))) {
      digits--;
      shift = 10 * (1 + PREFIXES.indexOf(Character.toUpperCase(text.charAt(digits))));
    }
    String number = text.substring(0, digits);
    boolean plain = !number.isEmpty() && number.chars().allMatch(ch -> ch >= '0' && ch <= '9');
    if (plain && number.length() < 19 && (shift > 0 || digits == text.length())) {
      long base = Long.parseLong(number);
      if (base <= Long.MAX_VALUE >> shift) {
        return base << shift;
      }
    }
    problems.error(
        Rule.MEMORY_SIZE,
        size,
        "memory",
        "is \"" + text + "\", expected a number of bytes",
        "give a whole number, with K, M, G, T, P or E after it for larger units");
    return -1;
  }

  /** Sets a member of {@code opt}, {@code vis} or {@code stat}, given by its C name. */
  private static void put(Model m, String name, Value v) {
    Field field = m.field(name).orElseThrow();
    Object array = field.array();
    switch (array) {
      case double[] a -> System.arraycopy(v.reals(), 0, a, 0, v.count());
      case float[] a -> {
        for (int i = 0; i < v.count(); i++) {
          a[i] = (float) v.reals()[i];
        }
      }
      case int[] a -> a[0] = whole(v);
      default -> throw new IllegalStateException(name);
    }
    field.set(array);
  }

  private static int whole(Value v) {
    return switch (v.attribute().kind) {
      case KEYWORD -> v.keyword();
      case BOOL -> v.bool() ? 1 : 0;
      case INT -> v.integer();
      default -> throw new IllegalStateException(v.attribute() + " is not a whole number");
    };
  }
}
