package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.internal.read.AssetPath;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.internal.read.SpecReader;
import dev.dynamis.mjcf.internal.urdf.UrdfReader;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The other models that a model names in its assets, without macros. */
final class Models {
  /** Models within models. */
  private static final int DEPTH = 50;

  private final Spec spec;
  private final Loading loading;
  private final Problems problems;
  private final List<String> files;
  private Map<String, Spec> byName;

  Models(Spec spec, Loading loading, List<String> files) {
    this.spec = spec;
    this.loading = loading;
    this.problems = loading.problems;
    this.files = files;
  }

  /** Returns the model with this name, or {@code null}. */
  Spec get(String name) {
    return all().get(name);
  }

  /** Returns the names of all models. */
  List<String> names() {
    return List.copyOf(all().keySet());
  }

  /** Removes the asset elements that name models. */
  void removeElements() {
    all();
    for (Element e : spec.section("asset").children("model")) {
      e.remove();
    }
  }

  private Map<String, Spec> all() {
    if (byName == null) {
      byName = new LinkedHashMap<>();
      for (Element e : spec.section("asset").children("model")) {
        Spec read = e.has("file") ? read(e) : null;
        if (read != null) {
          byName.putIfAbsent(e.has("name") ? e.text("name") : read.name(), read);
        }
      }
    }
    return byName;
  }

  private Spec read(Element e) {
    String path = AssetPath.of(e, "file");
    String key = Resources.resolve(path);
    if (files.contains(key) || files.size() >= DEPTH) {
      problems.error(
          Code.BAD_ATTACH,
          e,
          "file",
          "the model " + path + " names itself as an asset, over " + files.size() + " models",
          "remove the cycle");
      return null;
    }
    if (!spec.resources().exists(path)) {
      boolean outside = Resources.normalize(path) == null;
      problems.error(
          outside ? Code.FILE_OUTSIDE : Code.MISSING_FILE,
          e,
          "file",
          outside ? path + " leads out of the folder of the model" : "there is no file " + path,
          outside
              ? spec.resources().adviceOutside()
              : "correct the path; mind upper and lower case");
      return null;
    }
    List<String> inner = new ArrayList<>(files);
    inner.add(key);
    return loading.model(
        key,
        () -> {
          Spec read = SpecReader.read(path, spec.resources(), loading, UrdfReader::read);
          return read == null ? null : Macros.expand(read, loading, inner);
        });
  }
}
