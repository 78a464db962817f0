package dev.dynamis.conformance.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Small changes of a file, chosen by random numbers. */
final class Mutation {
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"\n]*\"");

  private static final String[] NUMBERS = {
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "-3",
    "0.5",
    "1e-8",
    "1e-16",
    "1e-300",
    "4.9e-324",
    "1e8",
    "1e12",
    "1e16",
    "1e300",
    "1e308",
    "1e309",
    "-1e308",
    "nan",
    "inf",
    "-inf",
    "2147483647",
    "-2147483648",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "1e",
    "0x10",
    "1_000",
    "100000",
    "65536",
    "1 2 3",
    ""
  };

  private static final String[] TEXTS = {
    "\0", "\uFFFF", "\uD800", "]]>", "<!--", "&amp;", "&#x0;", "&x;", "\"", "'", "<", ">", "/>",
        "\n",
    "=", "[[", "]", "{", "#", "..", "../../etc/passwd", "/", "\\", "%s", "\u202E", "é", "𝄞", "  ",
    "\t", "\uFEFF", "()", "sum(i for i in range(1, 1000000))", "x".repeat(5000), "(".repeat(300)
  };

  private static final int[] INTS = {
    0,
    1,
    -1,
    2,
    3,
    7,
    127,
    128,
    255,
    256,
    1000,
    65535,
    65536,
    1 << 24,
    1 << 30,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE
  };

  private static final double[] DOUBLES = {
    0,
    -0.0,
    1,
    -1,
    1e-8,
    1e-300,
    1e8,
    1e16,
    1e300,
    Double.MAX_VALUE,
    Double.MIN_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private Mutation() {}

  /** One to four changes of a text; {@code other} lends parts. */
  static byte[] text(RandomGenerator random, byte[] original, byte[] other) {
    String text = new String(original, StandardCharsets.UTF_8);
    String lender = new String(other, StandardCharsets.UTF_8);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      text = changed(random, text, lender);
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String changed(RandomGenerator random, String text, String lender) {
    int kind = random.nextInt(12);
    if (kind < 4) {
      return replaced(random, text, NUMBER, pick(random, NUMBERS));
    } else if (kind < 6) {
      // a word of this or of another file of the same kind
      List<MatchResult> words =
          WORD.matcher(random.nextBoolean() ? text : lender).results().toList();
      return words.isEmpty()
          ? text
          : replaced(random, text, WORD, words.get(random.nextInt(words.size())).group());
    } else if (kind == 6) {
      List<MatchResult> values = QUOTED.matcher(lender).results().toList();
      return values.isEmpty()
          ? text
          : replaced(random, text, QUOTED, values.get(random.nextInt(values.size())).group());
    } else if (kind == 7) {
      int at = random.nextInt(text.length() + 1);
      return text.substring(0, at) + pick(random, TEXTS) + text.substring(at);
    }
    // whole lines: left out, doubled, moved, borrowed
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<String> others = lender.lines().toList();
    if (lines.isEmpty() || others.isEmpty()) {
      return text;
    }
    int from = random.nextInt(lines.size());
    int count = Math.min(lines.size() - from, 1 + random.nextInt(4));
    List<String> part = new ArrayList<>(lines.subList(from, from + count));
    switch (kind) {
      case 8 -> lines.subList(from, from + count).clear();
      case 9 -> lines.addAll(from, part);
      case 10 -> {
        lines.subList(from, from + count).clear();
        lines.addAll(random.nextInt(lines.size() + 1), part);
      }
      default -> {
        int start = random.nextInt(others.size());
        int end = Math.min(others.size(), start + 1 + random.nextInt(6));
        lines.addAll(from, others.subList(start, end));
      }
    }
    return String.join("\n", lines);
  }

  private static String replaced(RandomGenerator random, String text, Pattern what, String by) {
    List<MatchResult> places = what.matcher(text).results().toList();
    if (places.isEmpty()) {
      return text;
    }
    MatchResult place = places.get(random.nextInt(places.size()));
    return text.substring(0, place.start()) + by + text.substring(place.end());
  }

  private static String pick(RandomGenerator random, String[] from) {
    return from[random.nextInt(from.length)];
  }

  /** One to four changes of bytes. */
  static byte[] bytes(RandomGenerator random, byte[] original) {
    byte[] bytes = original;
    for (int i = 1 + random.nextInt(4); i > 0 && bytes.length > 0; i--) {
      bytes = changed(random, bytes);
    }
    return bytes;
  }

  private static byte[] changed(RandomGenerator random, byte[] original) {
    int at = random.nextInt(original.length);
    byte[] bytes = original.clone();
    switch (random.nextInt(6)) {
      case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> bytes[at] = (byte) random.nextInt();
      case 2 -> number(random, bytes, at);
      case 3 -> {
        return java.util.Arrays.copyOf(bytes, at);
      }
      case 4 -> {
        int end = Math.min(bytes.length, at + 1 + random.nextInt(64));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, end);
        out.write(bytes, at, bytes.length - at);
        return out.toByteArray();
      }
      default -> {
        int end = Math.min(bytes.length, at + 1 + random.nextInt(64));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, at);
        out.write(bytes, end, bytes.length - end);
        return out.toByteArray();
      }
    }
    return bytes;
  }

  /** Writes an int or a double of either order over what is at a place. */
  static void number(RandomGenerator random, byte[] bytes, int at) {
    ByteOrder order = random.nextInt(4) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(order);
    boolean real = random.nextBoolean();
    if (real && at + 8 <= bytes.length) {
      buffer.putDouble(at, DOUBLES[random.nextInt(DOUBLES.length)]);
    } else if (at + 4 <= bytes.length) {
      int value = random.nextInt(4) == 0 ? buffer.getInt(at) + 1 - 2 * random.nextInt(2) : 0;
      buffer.putInt(at, value != 0 ? value : INTS[random.nextInt(INTS.length)]);
    }
  }
}
