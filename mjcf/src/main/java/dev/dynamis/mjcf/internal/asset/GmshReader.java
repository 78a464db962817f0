package dev.dynamis.mjcf.internal.asset;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Gmsh files of versions 4.1 and 2.2, ascii and binary: nodes and elements of one block, of which
 * all elements are lines, triangles or tetrahedra. Elements of version 2.2 may be as gmsh or as
 * fTetWild writes them.
 */
public final class GmshReader {
  private static final int LINE = 1;
  private static final int TRIANGLE = 2;
  private static final int TETRAHEDRON = 4;

  private final byte[] file;
  private final boolean binary;
  private int at;
  private int end;
  private String section;
  private double[] point;
  private int[] element;
  private int dim;

  /** Tag of the first node. */
  private long firstTag;

  private GmshReader(byte[] file, boolean binary) {
    this.file = file;
    this.binary = binary;
  }

  /** Reads a file. */
  public static FlexMesh read(byte[] file) throws AssetException {
    String start = new String(file, 0, Math.min(file.length, 64), StandardCharsets.ISO_8859_1);
    if (!start.startsWith("$MeshFormat")) {
      throw wrong("the file does not begin with $MeshFormat", "give a gmsh file");
    }
    String[] words = start.substring(11).strip().split("\\s+");
    double version = words.length > 1 ? number(words[0]) : Double.NaN;
    long hundred = Math.round(100 * version);
    if (hundred != 410 && hundred != 220) {
      throw wrong(
          "the gmsh file has version "
              + (words.length > 0 ? words[0] : "")
              + ", expected 4.1 or 2.2",
          "save it as version 4.1");
    }
    GmshReader reader = new GmshReader(file, !words[1].equals("0"));
    try {
      if (hundred == 410) {
        reader.nodes41();
        reader.elements41();
      } else {
        reader.nodes22();
        reader.elements22();
      }
    } catch (BufferUnderflowException e) {
      throw wrong("the section " + reader.section + " ends too early", "mend the file");
    }
    return FlexMesh.of(reader.dim, reader.point, reader.element);
  }

  private static AssetException wrong(String problem, String fix) {
    return new AssetException(problem, fix);
  }

  private static double number(String word) {
    byte[] text = word.getBytes(StandardCharsets.ISO_8859_1);
    return Decimal.parse(text, 0, text.length);
  }

  /** Goes to the contents of a section. */
  private void open(String name) throws AssetException {
    section = "$" + name;
    int from = find(section, 0);
    at = from + section.length();
    end = from < 0 ? -1 : find("$End" + name, at);
    if (end < 0) {
      throw wrong(
          "the gmsh file has no section "
              + (from < 0 ? section : "$End" + name + " after " + section),
          "save the mesh with nodes and elements");
    }
    // one end of line follows the name; binary data begin right after it
    at += at < end && file[at] == '\r' ? 2 : 1;
  }

  private int find(String name, int from) {
    byte[] word = name.getBytes(StandardCharsets.ISO_8859_1);
    for (int i = from; i <= file.length - word.length; i++) {
      int k = 0;
      while (k < word.length && file[i + k] == word[k]) {
        k++;
      }
      if (k == word.length) {
        return i;
      }
    }
    return -1;
  }

  private void nodes41() throws AssetException {
    open("Nodes");
    ByteBuffer data = binary ? buffer() : null;
    long blocks = whole(data, 8);
    long count = whole(data, 8);
    firstTag = whole(data, 8);
    long lastTag = whole(data, 8);
    dim = (int) whole(data, 4);
    whole(data, 4);
    whole(data, 4);
    long inBlock = whole(data, 8);
    checkBlock("nodes", blocks, count, inBlock);
    if (!binary && lastTag != count) {
      throw wrong(
          "the highest tag of " + count + " nodes is said to be " + lastTag,
          "number the nodes from 1 on, without gaps");
    }
    if (dim < 1 || dim > 3) {
      throw wrong("the nodes are of dimension " + dim + ", expected 1, 2 or 3", "");
    }
    point = new double[3 * checked(count, 32)];
    for (long i = 0; i < count; i++) {
      long tag = whole(data, 8);
      if (tag != firstTag + i) {
        throw wrong(
            "node " + i + " has the tag " + tag + ", expected " + (firstTag + i),
            "renumber the nodes without gaps");
      }
    }
    for (int i = 0; i < point.length; i++) {
      point[i] = real(data);
    }
  }

  private void elements41() throws AssetException {
    open("Elements");
    ByteBuffer data = binary ? buffer() : null;
    long blocks = whole(data, 8);
    long count = whole(data, 8);
    whole(data, 8);
    whole(data, 8);
    long dimension = whole(data, 4);
    whole(data, 4);
    long type = whole(data, 4);
    long inBlock = whole(data, 8);
    checkBlock("elements", blocks, count, inBlock);
    long wanted = dim == 1 ? LINE : dim == 2 ? TRIANGLE : TETRAHEDRON;
    if (dimension != dim || type != wanted) {
      throw wrong(
          "the elements are of dimension "
              + dimension
              + " and type "
              + type
              + ", the nodes of dimension "
              + dim,
          "save lines, triangles or tetrahedra with their own nodes");
    }
    element = new int[(dim + 1) * checked(count, 8L * (dim + 2))];
    int k = 0;
    for (long i = 0; i < count; i++) {
      whole(data, 8);
      for (int c = 0; c <= dim; c++) {
        element[k++] = node(whole(data, 8) - firstTag);
      }
    }
  }

  private static void checkBlock(String what, long blocks, long count, long inBlock)
      throws AssetException {
    if (blocks != 1) {
      throw wrong(
          "the " + what + " are in " + blocks + " blocks, expected one",
          "save only the mesh of one entity");
    }
    if (count != inBlock) {
      throw wrong(
          "there are " + count + " " + what + ", but " + inBlock + " in their only block",
          "mend the file");
    }
  }

  /** Reads the number of entries of a section of version 2.2, which has a line of its own. */
  private long count22() throws AssetException {
    long count = word();
    for (int i = at; !binary && i < end && file[i] != '\n'; i++) {
      if (file[i] > ' ') {
        throw wrong(
            "the section " + section + " does not begin with the number of its entries",
            "mend the file");
      }
    }
    return count;
  }

  private void nodes22() throws AssetException {
    open("Nodes");
    long count = count22();
    int start = skipLine();
    ByteBuffer data = binary ? buffer(start) : null;
    point = new double[3 * checked(count, 28)];
    for (int i = 0; i < point.length; i += 3) {
      whole(data, 4);
      for (int k = 0; k < 3; k++) {
        point[i + k] = real(data);
      }
    }
  }

  /** The type of the first element counts for all. */
  private void elements22() throws AssetException {
    open("Elements");
    long count = count22();
    int start = skipLine();
    ByteBuffer data = binary ? buffer(start) : null;
    long type = 0;
    long following = 0;
    long tags = 0;
    int k = 0;
    for (long i = 0; i < count; i++) {
      // gmsh writes a header for each element, fTetWild one for all
      boolean header = i == 0 || following <= 1 || !binary;
      if (binary) {
        if (header) {
          long found = whole(data, 4);
          following = whole(data, 4);
          tags = whole(data, 4);
          type = i == 0 ? found : type;
        }
        whole(data, 4);
      } else {
        whole(data, 4);
        long found = whole(data, 4);
        tags = whole(data, 4);
        type = i == 0 ? found : type;
      }
      for (long t = 0; t < tags; t++) {
        whole(data, 4);
      }
      if (i == 0) {
        dim = type == TRIANGLE ? 2 : type == TETRAHEDRON ? 3 : 0;
        if (dim == 0) {
          throw wrong(
              "the elements are of type " + type + ", expected triangles (2) or tetrahedra (4)",
              "save only triangles or tetrahedra");
        }
        element = new int[(dim + 1) * checked(count, 4L * (dim + 1))];
      }
      for (int c = 0; c <= dim; c++) {
        element[k++] = node(whole(data, 4) - 1);
      }
    }
    if (element == null) {
      element = MeshData.NO_INTS;
      dim = 2;
    }
  }

  private int node(long index) throws AssetException {
    if (index < 0 || index >= point.length / 3) {
      throw wrong(
          "an element names node " + (index + 1) + ", there are " + point.length / 3,
          "renumber the nodes without gaps");
    }
    return (int) index;
  }

  /** Refuses counts that the section can't hold, before memory is taken. */
  private int checked(long count, long bytes) throws AssetException {
    if (count < 0 || count > (end - at) / (binary ? bytes : 2)) {
      throw wrong(
          "the section " + section + " promises " + count + " entries, which it can't hold",
          "mend the file");
    }
    return (int) count;
  }

  private ByteBuffer buffer() {
    return buffer(at);
  }

  private ByteBuffer buffer(int from) {
    return ByteBuffer.wrap(file, from, end - from).slice().order(ByteOrder.LITTLE_ENDIAN);
  }

  private long whole(ByteBuffer data, int bytes) throws AssetException {
    if (data == null) {
      return word();
    }
    return bytes == 8 ? data.getLong() : data.getInt();
  }

  private double real(ByteBuffer data) throws AssetException {
    double x = data == null ? number(token()) : data.getDouble();
    if (!Double.isFinite(x)) {
      throw wrong("a coordinate in " + section + " is not a finite number", "mend the file");
    }
    return x;
  }

  private long word() throws AssetException {
    String token = token();
    double x = number(token);
    if (x != Math.rint(x) || Math.abs(x) > Integer.MAX_VALUE) {
      throw wrong("\"" + token + "\" in " + section + " is not a whole number", "mend the file");
    }
    return (long) x;
  }

  private String token() throws AssetException {
    while (at < end && file[at] <= ' ') {
      at++;
    }
    int from = at;
    while (at < end && file[at] > ' ' && at - from < 64) {
      at++;
    }
    if (at == from) {
      throw wrong("the section " + section + " ends too early", "mend the file");
    }
    return new String(file, from, at - from, StandardCharsets.ISO_8859_1);
  }

  /** Returns where the next line begins. */
  private int skipLine() {
    int next = at;
    while (next < end && file[next] != '\n') {
      next++;
    }
    return Math.min(end, next + 1);
  }
}
