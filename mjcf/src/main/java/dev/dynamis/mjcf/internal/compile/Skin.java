package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.Nearest;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.SkinData;
import dev.dynamis.mjcf.internal.asset.SknReader;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A surface that bodies deform. It is only seen: no force depends on it. */
final class Skin extends Part {
  /** Where its parts start in the model's arrays. */
  static final class Addresses {
    int vert;
    int texcoord;
    int face;
    int bone;
    int bonevert;
  }

  final Addresses at = new Addresses();

  /** What it is made of; null if it is broken. */
  SkinData data;

  private Material material;
  private final List<Body> bodies = new ArrayList<>();

  Skin(Element e) {
    super(e);
  }

  /** Returns the number of pairs of a bone and a vertex. */
  long boneVertices() {
    return data.bones().stream().mapToLong(b -> b.vertid().length).sum();
  }

  @Override
  void linkAssets(Compilation c) {
    material = c.names.resolve(Material.class, element, "material");
  }

  @Override
  void compile(Compilation c) {
    int before = c.problems.count();
    try (MemoryBudget.Hold hold = c.memory.hold()) {
      SkinData read = element.has("file") ? file(c, hold) : inline();
      if (read == null || !check(c, read) || !findBodies(c, read)) {
        return;
      }
      read.bones().forEach(SkinData.Bone::normalize);
      int bare = read.normalizeWeights();
      if (bare >= 0) {
        wrong(
            c,
            element,
            element.has("file") ? "file" : null,
            "the weights of vertex " + bare + " don't have a positive sum",
            "name it in vertid of a bone, with a positive vertweight");
      }
      data = c.problems.count() == before ? read : null;
    } catch (AssetException e) {
      c.problems.error(Rule.ASSET, element, "file", e.getMessage(), e.fix());
    } catch (MemoryBudget.Exceeded e) {
      c.problems.error(Rule.TOO_LARGE, element, null, e.getMessage(), e.fix());
    }
  }

  private boolean wrong(Compilation c, Element e, String attribute, String problem, String fix) {
    c.problems.error(Rule.SKIN_VALUE, e, attribute, problem, fix);
    return false;
  }

  private SkinData file(Compilation c, MemoryBudget.Hold hold) throws AssetException {
    for (String a : List.of("vertex", "texcoord", "face")) {
      if (element.has(a)) {
        wrong(c, element, a, "is given beside a file", "remove it, or the file");
        return null;
      }
    }
    if (!element.children("bone").isEmpty()) {
      wrong(
          c,
          element.children("bone").getFirst(),
          null,
          "is given beside a file, which has the bones",
          "remove it, or the file");
      return null;
    }
    String name = element.text("file");
    if (!name.toLowerCase(Locale.ROOT).endsWith(".skn")) {
      throw new AssetException("\"" + name + "\" is not a file of a skin", "use a .skn file");
    }
    byte[] bytes = Files.read(element, "file", hold);
    c.memory.take(bytes.length);
    return SknReader.read(bytes);
  }

  private SkinData inline() {
    List<SkinData.Bone> bones = new ArrayList<>();
    for (Element bone : element.children("bone")) {
      bones.add(
          new SkinData.Bone(
              Attrs.text(bone, "body", ""),
              Attrs.floats(bone, "bindpos"),
              Attrs.floats(bone, "bindquat"),
              Attrs.integers(bone, "vertid"),
              Attrs.floats(bone, "vertweight")));
    }
    return new SkinData(
        Attrs.floats(element, "vertex"),
        Attrs.floats(element, "texcoord"),
        Attrs.integers(element, "face"),
        bones);
  }

  /** Where a problem of an attribute is: with the file, if that has the numbers. */
  private String place(String attribute) {
    return element.has("file") ? "file" : attribute;
  }

  private boolean check(Compilation c, SkinData d) {
    if (d.vert().length == 0) {
      return wrong(c, element, place(null), "has no vertices", "give vertex");
    }
    if (d.face().length == 0) {
      return wrong(c, element, place(null), "has no faces", "give face");
    }
    if (d.bones().isEmpty()) {
      return wrong(c, element, place(null), "has no bones", "add a bone for each body below it");
    }
    int n = d.vertices();
    int texcoords = d.texcoord().length / 2;
    boolean good = true;
    if (texcoords > 0 && texcoords != n) {
      good =
          wrong(
              c,
              element,
              place("texcoord"),
              "has " + texcoords + " texture coordinates for " + n + " vertices",
              "give two numbers for each vertex, or none");
    }
    for (int i = 0; i < d.face().length; i++) {
      if (d.face()[i] < 0 || d.face()[i] >= n) {
        good =
            wrong(
                c,
                element,
                place("face"),
                "face " + i / 3 + " names vertex " + d.face()[i] + ", there are " + n,
                "name vertices from 0 to " + (n - 1));
        break;
      }
    }
    for (int i = 0; i < d.bones().size(); i++) {
      good &= check(c, d.bones().get(i), i, n);
    }
    return good;
  }

  private boolean check(Compilation c, SkinData.Bone bone, int i, int n) {
    boolean file = element.has("file");
    Element e = file ? element : element.children("bone").get(i);
    String which = file ? "bone " + i + " " : "";
    int given = bone.vertid().length;
    if (given == 0 || given != bone.weight().length) {
      return wrong(
          c,
          e,
          "vertweight",
          "has " + bone.weight().length + " weights for " + given + " vertices",
          "give a weight for each vertex of vertid, of which there is at least one");
    }
    for (int v : bone.vertid()) {
      if (v < 0 || v >= n) {
        return wrong(
            c,
            e,
            file ? "file" : "vertid",
            which + "names vertex " + v + ", there are " + n,
            "name vertices from 0 to " + (n - 1));
      }
    }
    return true;
  }

  /** Finds the bodies. Unknown names of elements were reported when the model was read. */
  private boolean findBodies(Compilation c, SkinData d) {
    boolean good = true;
    for (int i = 0; i < d.bones().size(); i++) {
      String name = d.bones().get(i).body();
      Body body = (Body) c.names.find(Body.class, name);
      bodies.add(body);
      if (body == null) {
        good = false;
        if (element.has("file")) {
          List<String> known = c.bodies.stream().map(b -> b.name).toList();
          wrong(
              c,
              element,
              "file",
              "bone " + i + " names body \"" + name + "\", which there is not",
              Nearest.to(name, known)
                  .map(near -> "did you mean \"" + near + "\"?")
                  .orElse("name a body of the model"));
        }
      }
    }
    return good;
  }

  /** Adds the bodies that it refers to. */
  void references(Set<Body> into) {
    into.addAll(bodies);
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.skin.matid[i] = material == null ? -1 : material.id;
    m.skin.group[i] = Attrs.integer(element, "group");
    Attrs.copy(element, "rgba", m.skin.rgba, 4 * i);
    m.skin.inflate[i] = (float) Attrs.real(element, "inflate");
    m.skin.vertadr[i] = at.vert;
    m.skin.vertnum[i] = data.vertices();
    m.skin.texcoordadr[i] = data.texcoord().length == 0 ? -1 : at.texcoord;
    m.skin.faceadr[i] = at.face;
    m.skin.facenum[i] = data.face().length / 3;
    m.skin.boneadr[i] = at.bone;
    m.skin.bonenum[i] = bodies.size();
    System.arraycopy(data.vert(), 0, m.skin.vert, 3 * at.vert, data.vert().length);
    System.arraycopy(data.texcoord(), 0, m.skin.texcoord, 2 * at.texcoord, data.texcoord().length);
    System.arraycopy(data.face(), 0, m.skin.face, 3 * at.face, data.face().length);
    int vert = at.bonevert;
    for (int k = 0; k < bodies.size(); k++) {
      SkinData.Bone bone = data.bones().get(k);
      int b = at.bone + k;
      int n = bone.vertid().length;
      m.skin.bonebodyid[b] = bodies.get(k).id;
      m.skin.bonevertadr[b] = vert;
      m.skin.bonevertnum[b] = n;
      System.arraycopy(bone.bindpos(), 0, m.skin.bonebindpos, 3 * b, 3);
      System.arraycopy(bone.bindquat(), 0, m.skin.bonebindquat, 4 * b, 4);
      System.arraycopy(bone.vertid(), 0, m.skin.bonevertid, vert, n);
      System.arraycopy(bone.weight(), 0, m.skin.bonevertweight, vert, n);
      vert += n;
    }
  }
}
