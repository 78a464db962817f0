package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.TexType;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.AssetFormat;
import dev.dynamis.mjcf.internal.asset.Texture;
import dev.dynamis.mjcf.internal.asset.TextureOptions;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;

/** A texture. */
final class TextureAsset extends Part {
  private static final String[] FACES = {
    "fileright", "fileleft", "fileup", "filedown", "filefront", "fileback"
  };

  private final int type;

  /** The pixels; null if they are broken. */
  Texture texture;

  int adr;

  TextureAsset(Element e) {
    super(e);
    type = Attrs.keyword(e, "type");
  }

  /** A sky needs no name, since nothing refers to it. */
  @Override
  boolean needsName() {
    return type != TexType.SKYBOX;
  }

  @Override
  void compile(Compilation c) {
    try (MemoryBudget.Hold hold = c.memory.hold()) {
      texture = load(c.memory, hold);
    } catch (AssetException e) {
      c.problems.error(Rule.ASSET, element, null, e.getMessage(), e.fix());
    } catch (MemoryBudget.Exceeded e) {
      c.problems.error(Rule.TOO_LARGE, element, null, e.getMessage(), e.fix());
    }
  }

  private Texture load(MemoryBudget memory, MemoryBudget.Hold hold) throws AssetException {
    TextureOptions o = options();
    if (o.builtin() != TextureOptions.Builtin.NONE) {
      long width = Math.max(0, o.width());
      long height = o.type() == TextureOptions.Type.TWO_D ? Math.max(0, o.height()) : 6 * width;
      memory.take(width * height * Math.clamp(o.nchannel(), 0, 4));
      return Texture.builtin(o);
    }
    if (element.has("file")) {
      return Texture.ofFile(o, format("file"), image("file", o, memory, hold));
    }
    AssetFormat[] formats = new AssetFormat[FACES.length];
    byte[][] files = new byte[FACES.length][];
    for (int i = 0; i < FACES.length; i++) {
      if (element.has(FACES[i])) {
        formats[i] = format(FACES[i]);
        files[i] = image(FACES[i], o, memory, hold);
      }
    }
    return Texture.ofFaces(o, formats, files);
  }

  /** Reads an image file, and takes the memory of its pixels while they are decoded and after. */
  private byte[] image(
      String attribute, TextureOptions o, MemoryBudget memory, MemoryBudget.Hold hold)
      throws AssetException {
    byte[] file = Files.read(element, attribute, hold);
    int channels = Math.clamp(o.nchannel(), 1, 4);
    hold.take(format(attribute).decodingBytes(file, channels));
    memory.take(channels * format(attribute).pixels(file));
    return file;
  }

  private AssetFormat format(String attribute) throws AssetException {
    return AssetFormat.ofTexture(
        Attrs.text(element, attribute, ""), Attrs.text(element, "content_type", ""));
  }

  private TextureOptions options() throws AssetException {
    Element e = element;
    int[] grid = Attrs.integers(e, "gridsize");
    String layout = Attrs.text(e, "gridlayout", "");
    if (e.has("gridlayout") && layout.length() != (long) grid[0] * grid[1]) {
      throw new AssetException(
          "gridlayout has "
              + layout.length()
              + " letters for "
              + grid[0]
              + " x "
              + grid[1]
              + " squares",
          "give one letter per square: R L U D F B or a dot");
    }
    return new TextureOptions(
        TextureOptions.Type.values()[type],
        TextureOptions.ColorSpace.values()[Attrs.keyword(e, "colorspace")],
        TextureOptions.Builtin.values()[Attrs.keyword(e, "builtin")],
        Attrs.reals(e, "rgb1"),
        Attrs.reals(e, "rgb2"),
        TextureOptions.Mark.values()[Attrs.keyword(e, "mark")],
        Attrs.reals(e, "markrgb"),
        Attrs.real(e, "random"),
        Attrs.integer(e, "width"),
        Attrs.integer(e, "height"),
        Attrs.integer(e, "nchannel"),
        grid[0],
        grid[1],
        layout,
        Attrs.bool(e, "hflip"),
        Attrs.bool(e, "vflip"));
  }

  @Override
  void store(Model m, Compilation c) {
    m.tex.type[id] = type;
    m.tex.colorspace[id] = texture.colorspace().ordinal();
    m.tex.height[id] = texture.height();
    m.tex.width[id] = texture.width();
    m.tex.nchannel[id] = texture.nchannel();
    m.tex.adr[id] = adr;
    System.arraycopy(texture.data(), 0, m.tex.data, adr, texture.data().length);
  }
}
