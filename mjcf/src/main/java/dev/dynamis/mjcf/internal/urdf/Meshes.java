package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.mjcf.internal.read.AssetPath;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Mesh assets: one for each file and scale that shapes use. */
final class Meshes {
  private final Spec spec;
  private final boolean strip;
  private final Map<String, String> byFileAndScale = new HashMap<>();
  private final Map<String, Integer> perBase = new HashMap<>();
  private final Set<String> names = new HashSet<>();
  private final Map<XmlElement, String> nameOf = new IdentityHashMap<>();

  /**
   * Makes no mesh yet.
   *
   * @param strip whether folders in file names are left out, unless the file is only found there
   */
  Meshes(Spec spec, boolean strip) {
    this.spec = spec;
    this.strip = strip;
  }

  /** Returns the name of the asset of a {@code mesh} that was added, or {@code null}. */
  String name(Node mesh) {
    return nameOf.get(mesh.xml());
  }

  /** Adds the asset that a {@code mesh} asks for, if it is not there yet. */
  void add(Node mesh) {
    String written = mesh.needText("filename");
    double[] scale = mesh.reals("scale", 3);
    if (written == null) {
      return;
    }
    Element asset = Element.make(spec.section("asset").type().child("mesh"));
    asset.setContext(spec.context());
    String file = find(mesh, asset, written.strip().replace('\\', '/'));
    String key = file + "\n" + (scale == null ? "[1.0, 1.0, 1.0]" : Arrays.toString(scale));
    String name = byFileAndScale.get(key);
    if (name == null) {
      name = unused(base(file));
      byFileAndScale.put(key, name);
      asset = spec.section("asset").add("mesh").at(mesh.place());
      asset.set("name", name);
      asset.set("file", file).at("file", mesh.place("filename"));
      if (scale != null) {
        asset.set("scale", scale).at("scale", mesh.place("scale"));
      }
    }
    nameOf.put(mesh.xml(), name);
  }

  /** The second mesh of a name gets the number 1, the third the number 2. */
  private String unused(String base) {
    int number = perBase.merge(base, 1, Integer::sum) - 1;
    String name = number == 0 ? base : base + number;
    while (!names.add(name)) {
      name = base + ++number;
    }
    return name;
  }

  private static String stripped(String file) {
    return file.substring(file.lastIndexOf('/') + 1);
  }

  private static String base(String file) {
    String name = stripped(file);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** Returns what the file attribute of the asset has to say. */
  private String find(Node mesh, Element asset, String written) {
    Resources files = spec.resources();
    String path = written.startsWith("file://") ? written.substring(7) : written;
    int scheme = path.indexOf("://");
    if (scheme < 0) {
      String bare = stripped(path);
      return !strip || (!exists(asset, bare) && exists(asset, path)) ? path : bare;
    }
    String inside = path.substring(scheme + 3);
    String address = "package://" + inside;
    if (files.exists(address)) {
      return address;
    }
    if (strip && exists(asset, stripped(path))) {
      return stripped(path);
    }
    for (String candidate : near(inside)) {
      if (files.exists(candidate)) {
        return AssetPath.toward(asset, "file", candidate);
      }
    }
    int slash = inside.indexOf('/');
    String name = slash < 0 ? inside : inside.substring(0, slash);
    mesh.error(
        Code.UNKNOWN_PACKAGE,
        "filename",
        "the file " + stripped(path) + " of the package \"" + name + "\" is not found",
        "give the folder of the package with --package " + name + "=DIR");
    return stripped(path);
  }

  private boolean exists(Element asset, String file) {
    asset.set("file", file);
    return spec.resources().exists(AssetPath.of(asset, "file"));
  }

  /** Where the file of a package may be if its folder was not given: around the model. */
  private List<String> near(String inside) {
    String folder = spec.context().folder();
    List<String> found = new ArrayList<>();
    int slash = inside.indexOf('/');
    String name = slash < 0 ? inside : inside.substring(0, slash);
    String rest = inside.substring(slash + 1);

    // the model is itself in the package
    String[] parts = folder.split("/");
    for (int i = parts.length; i > 0; i--) {
      if (parts[i - 1].equals(name)) {
        found.add(String.join("/", Arrays.copyOf(parts, i)) + "/" + rest);
      }
    }
    // the package is beside the model, or at the top
    found.add(folder.isEmpty() ? inside : folder + "/" + inside);
    found.add(inside);
    // the model is at the top of the package
    found.add(folder.isEmpty() ? rest : folder + "/" + rest);
    return found;
  }
}
