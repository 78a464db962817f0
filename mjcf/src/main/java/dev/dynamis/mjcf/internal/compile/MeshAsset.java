package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.asset.AssetFormat;
import dev.dynamis.mjcf.internal.asset.BuiltinMesh;
import dev.dynamis.mjcf.internal.asset.Mesh;
import dev.dynamis.mjcf.internal.asset.MeshData;
import dev.dynamis.mjcf.internal.asset.MeshInertiaMode;
import dev.dynamis.mjcf.internal.asset.MeshOptions;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;
import java.util.Arrays;
import java.util.Locale;

/** A mesh. */
final class MeshAsset extends Part {
  /** A hull that is larger than its mesh by this factor is worth a note. */
  private static final double LARGE_HULL = 1.1;

  /** Bytes of a finished mesh, by its vertices and faces: normals, polygons, bounding volumes. */
  private static final long VERTEX_BYTES = 100;

  private static final long FACE_BYTES = 300;

  /** Bytes for each vertex and face while normals, polygons and the hull are made. */
  private static final long WORK_BYTES = 300;

  /** The processed mesh; null if it is broken. */
  Mesh mesh;

  /** Material of geoms that have none of their own. */
  Material material;

  /** Whether a geom collides with it. */
  boolean needsHull;

  /** The plugin whose shape it is, or null. */
  PluginInstance plugin;

  /** Whether a geom is its signed distance field. */
  boolean needsOctree;

  /** Whether something other than looks depends on it. */
  boolean used;

  final Addresses at = new Addresses();

  /** Where its parts start in the model's arrays. */
  static final class Addresses {
    int vert;
    int normal;
    int texcoord;
    int face;
    int graph;
    int poly;
    int polyvert;
    int polymap;
    int bvh;
    int oct;
  }

  MeshAsset(Element e) {
    super(e);
  }

  @Override
  boolean needsName() {
    return true;
  }

  @Override
  void linkAssets(Compilation c) {
    material = c.names.resolve(Material.class, element, "material");
    plugin = c.pluginUse.of(element, Capability.DISTANCE);
  }

  @Override
  void compile(Compilation c) {
    try (MemoryBudget.Hold hold = c.memory.hold()) {
      MeshOptions options = options(c);
      MeshData data = data(options, hold);
      long vertices = data.vert().length / 3;
      long faces = data.face().length / 3;
      hold.take(WORK_BYTES * (vertices + faces));
      c.memory.take(VERTEX_BYTES * vertices + FACE_BYTES * faces);
      mesh = Mesh.of(data, options, hold::take);
    } catch (AssetException e) {
      c.problems.error(Rule.ASSET, element, null, e.getMessage(), e.fix());
      return;
    } catch (MemoryBudget.Exceeded e) {
      c.problems.error(Rule.TOO_LARGE, element, null, e.getMessage(), e.fix());
      return;
    }
    // the shape of a plugin is felt as it is, not as its hull
    if (mesh.hullExcess() > LARGE_HULL && element.children("plugin").isEmpty()) {
      c.problems.note(
          Rule.HULL_LARGER,
          element,
          null,
          "is not convex: its hull, which collides, has "
              + mesh.hullVolume
              + " m³, the mesh "
              + (Double.isNaN(mesh.enclosedVolume) ? mesh.volume : mesh.enclosedVolume)
              + " m³",
          "split it into convex meshes if contacts look wrong");
    }
  }

  private MeshOptions options(Compilation c) {
    MeshInertiaMode mode =
        MeshInertiaMode.valueOf(Attrs.text(element, "inertia", "legacy").toUpperCase(Locale.ROOT));
    Boolean exact = c.settings(element).exactmeshinertia;
    if (exact != null && !element.given("inertia")) {
      mode = exact ? MeshInertiaMode.EXACT : MeshInertiaMode.LEGACY;
    }
    if (builtin() != null && builtin().isShell()) {
      mode = MeshInertiaMode.SHELL;
    }
    return new MeshOptions(
        Attrs.reals(element, "refpos"),
        Attrs.reals(element, "refquat"),
        Attrs.reals(element, "scale"),
        mode,
        Attrs.bool(element, "smoothnormal"),
        Attrs.integer(element, "maxhullvert"),
        needsHull || mode == MeshInertiaMode.CONVEX,
        needsOctree && plugin == null,
        plugin != null);
  }

  private BuiltinMesh builtin() {
    String word = Attrs.text(element, "builtin", "none");
    return word.equals("none") ? null : BuiltinMesh.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private MeshData data(MeshOptions options, MemoryBudget.Hold hold) throws AssetException {
    MeshData xml =
        MeshData.of(
            Attrs.floats(element, "vertex"),
            Attrs.floats(element, "normal"),
            Attrs.floats(element, "texcoord"),
            Attrs.integers(element, "face"));
    BuiltinMesh builtin = builtin();
    boolean file = element.has("file");
    if (plugin != null) {
      if (file || builtin != null || xml.vert().length > 0 || element.has("scale")) {
        throw new AssetException(
            "the shape of a plugin can't have a file, vertices, a builtin shape or a scale",
            "remove it, or the plugin");
      }
      return MeshData.of(plugin.type.shape(plugin.config), hold::take);
    }
    if (builtin != null) {
      if (file || xml.vert().length > 0) {
        throw new AssetException(
            "a builtin mesh can't have " + (file ? "a file" : "vertices"), "keep one of the two");
      }
      double[] params = Attrs.list(element, "params");
      hold.take(VERTEX_BYTES * builtin.mostVertices(params));
      return builtin.of(params);
    }
    if (!file) {
      return xml;
    }
    AssetFormat format =
        AssetFormat.ofMesh(
            Attrs.text(element, "file", ""), Attrs.text(element, "content_type", ""));
    byte[] bytes = Files.read(element, "file", hold);
    hold.take(format.decodingBytes(bytes, 0));
    return format.readMesh(bytes, options.mirrored()).completedBy(xml);
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.mesh.vertadr[i] = at.vert;
    m.mesh.vertnum[i] = mesh.vert.length / 3;
    m.mesh.faceadr[i] = at.face;
    m.mesh.facenum[i] = mesh.face.length / 3;
    m.mesh.bvhadr[i] = mesh.bvh.nodeid.length == 0 ? -1 : at.bvh;
    m.mesh.bvhnum[i] = mesh.bvh.nodeid.length;
    storeOctree(m);
    m.mesh.normaladr[i] = at.normal;
    m.mesh.normalnum[i] = mesh.normal.length / 3;
    m.mesh.texcoordadr[i] = mesh.texcoord.length == 0 ? -1 : at.texcoord;
    m.mesh.texcoordnum[i] = mesh.texcoord.length / 2;
    m.mesh.graphadr[i] = mesh.graph.length == 0 ? -1 : at.graph;
    m.mesh.polynum[i] = mesh.polyvertnum.length;
    m.mesh.polyadr[i] = at.poly;
    Attrs.copy(element, "scale", m.mesh.scale, 3 * i);
    Vec3.copy(m.mesh.pos, 3 * i, mesh.pos, 0);
    Quat.copy(m.mesh.quat, 4 * i, mesh.quat, 0);
    put(mesh.vert, m.mesh.vert, 3 * at.vert);
    put(mesh.normal, m.mesh.normal, 3 * at.normal);
    put(mesh.texcoord, m.mesh.texcoord, 2 * at.texcoord);
    put(mesh.face, m.mesh.face, 3 * at.face);
    put(mesh.facenormal, m.mesh.facenormal, 3 * at.face);
    if (mesh.texcoord.length > 0) {
      put(mesh.facetexcoord, m.mesh.facetexcoord, 3 * at.face);
    }
    put(mesh.graph, m.mesh.graph, at.graph);
    put(mesh.polynormal, m.mesh.polynormal, 3 * at.poly);
    put(shifted(mesh.polyvertadr, at.polyvert), m.mesh.polyvertadr, at.poly);
    put(mesh.polyvertnum, m.mesh.polyvertnum, at.poly);
    put(mesh.polyvert, m.mesh.polyvert, at.polyvert);
    put(shifted(mesh.polymapadr, at.polymap), m.mesh.polymapadr, at.vert);
    put(mesh.polymapnum, m.mesh.polymapnum, at.vert);
    put(mesh.polymap, m.mesh.polymap, at.polymap);
    Volumes.store(m, mesh.bvh, at.bvh, node -> node);
  }

  private void storeOctree(Model m) {
    m.mesh.octadr[id] = mesh.octree == null ? -1 : at.oct;
    if (mesh.octree != null) {
      m.mesh.octnum[id] = mesh.octree.size();
      put(mesh.octree.depth(), m.oct.depth, at.oct);
      put(mesh.octree.child(), m.oct.child, 8 * at.oct);
      put(mesh.octree.aabb(), m.oct.aabb, 6 * at.oct);
      put(mesh.octree.coeff(), m.oct.coeff, 8 * at.oct);
    }
  }

  private static int[] shifted(int[] adr, int by) {
    return Arrays.stream(adr).map(a -> a + by).toArray();
  }

  private static void put(Object from, Object into, int at) {
    System.arraycopy(from, 0, into, at, java.lang.reflect.Array.getLength(from));
  }
}
