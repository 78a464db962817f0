package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.AssetFormat;
import dev.dynamis.mjcf.internal.asset.HeightField;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;

/** A height field. */
final class HeightFieldAsset extends Part {
  /** Half sizes in x and y, height, thickness of the base. */
  final double[] size;

  /** The elevations; null if they are broken. */
  HeightField field;

  int adr;

  HeightFieldAsset(Element e) {
    super(e);
    size = Attrs.reals(e, "size");
  }

  @Override
  boolean needsName() {
    return true;
  }

  @Override
  void compile(Compilation c) {
    try (MemoryBudget.Hold hold = c.memory.hold()) {
      field = load(c.memory, hold);
    } catch (AssetException e) {
      c.problems.error(Rule.ASSET, element, null, e.getMessage(), e.fix());
    } catch (MemoryBudget.Exceeded e) {
      c.problems.error(Rule.TOO_LARGE, element, null, e.getMessage(), e.fix());
    }
  }

  private HeightField load(MemoryBudget memory, MemoryBudget.Hold hold) throws AssetException {
    int nrow = Attrs.integer(element, "nrow");
    int ncol = Attrs.integer(element, "ncol");
    double[] given = Attrs.list(element, "elevation");
    if (!element.has("file")) {
      hold.take(4L * given.length);
      memory.take(4L * Math.max(0, nrow) * Math.max(0, ncol));
      return HeightField.of(nrow, ncol, Attrs.floats(element, "elevation"));
    }
    if (nrow != 0 || ncol != 0 || given.length > 0) {
      throw new AssetException(
          "is given by a file and by numbers", "remove nrow, ncol and elevation, or the file");
    }
    AssetFormat format =
        AssetFormat.ofHeightField(
            Attrs.text(element, "file", ""), Attrs.text(element, "content_type", ""));
    byte[] file = Files.read(element, "file", hold);
    hold.take(format.decodingBytes(file, 1));
    memory.take(4 * format.pixels(file));
    return format.readHeightField(file);
  }

  @Override
  void store(Model m, Compilation c) {
    System.arraycopy(size, 0, m.hfield.size, 4 * id, 4);
    m.hfield.nrow[id] = field.nrow;
    m.hfield.ncol[id] = field.ncol;
    m.hfield.adr[id] = adr;
    System.arraycopy(field.data, 0, m.hfield.data, adr, field.data.length);
  }
}
