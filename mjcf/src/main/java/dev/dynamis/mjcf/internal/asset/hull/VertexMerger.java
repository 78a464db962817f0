package dev.dynamis.mjcf.internal.asset.hull;

/** Removes vertices that only two facets share after merges: they lie on their common edge. */
final class VertexMerger {
  private final Surface surface;
  private final MergeSets sets;
  private final FacetMerger merger;

  VertexMerger(Surface surface, MergeSets sets, FacetMerger merger) {
    this.surface = surface;
    this.sets = sets;
    this.merger = merger;
  }

  /** Renames a vertex that a facet shares with only one other; returns whether it could be. */
  boolean renameShared(Vertex vertex, Facet facet) {
    if (vertex.neighbors.size() != 2) {
      return false;
    }
    Facet other = vertex.neighbors.get(vertex.neighbors.first() == facet ? 1 : 0);
    Bag<Ridge> ridges = new Bag<>(4);
    for (int i = 0; i < facet.ridgeCount(); i++) {
      Ridge ridge = facet.ridges.get(i);
      if (ridge.other(facet) == other && ridge.touches(vertex)) {
        ridges.add(ridge);
      }
    }
    Vertex renamed = newName(candidates(vertex, facet, other), ridges);
    if (renamed == null) {
      return false;
    }
    for (int i = 0; i < ridges.size(); i++) {
      rename(ridges.get(i), vertex, renamed);
    }
    for (int i = 0; i < 2; i++) {
      Facet neighbor = vertex.neighbors.get(i);
      neighbor.vertices.removeInOrder(vertex);
      sets.testDegenerateOrRedundant(neighbor);
    }
    surface.delete(vertex);
    sets.testDegenerateOrRedundant(facet);
    return true;
  }

  /** The other vertices that two facets share. */
  private static Bag<Vertex> candidates(Vertex vertex, Facet facet, Facet other) {
    Bag<Vertex> a = facet.vertices;
    Bag<Vertex> b = other.vertices;
    Bag<Vertex> both = new Bag<>(4);
    for (int i = 0, k = 0; i < a.size() && k < b.size(); ) {
      if (a.get(i) == b.get(k)) {
        both.add(a.get(i));
        i++;
        k++;
      } else if (a.get(i).id > b.get(k).id) {
        i++;
      } else {
        k++;
      }
    }
    both.remove(vertex);
    return both;
  }

  /** Of the candidates at the other ends of the ridges the one with the fewest, or null. */
  private static Vertex newName(Bag<Vertex> candidates, Bag<Ridge> ridges) {
    for (int i = 0; i < ridges.size(); i++) {
      ridges.get(i).first.seen = false;
      ridges.get(i).second.seen = false;
    }
    for (int i = 0; i < candidates.size(); i++) {
      candidates.get(i).count = 0;
      candidates.get(i).seen = true;
    }
    for (int i = 0; i < ridges.size(); i++) {
      Ridge ridge = ridges.get(i);
      ridge.first.count += ridge.first.seen ? 1 : 0;
      ridge.second.count += ridge.second.seen ? 1 : 0;
    }
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.get(i).count == 0) {
        candidates.removeAt(i--);
      }
    }
    SmoothSort.sort(candidates, (a, b) -> a.count > b.count ? 1 : -1);
    return candidates.isEmpty() ? null : candidates.first();
  }

  /** Renames an end of a ridge, or deletes the ridge if both ends are the same then. */
  private void rename(Ridge ridge, Vertex old, Vertex renamed) {
    boolean wasFirst = ridge.first == old;
    Vertex kept = ridge.otherEnd(old);
    boolean isFirst = kept.id < renamed.id;
    ridge.first = isFirst ? renamed : kept;
    ridge.second = isFirst ? kept : renamed;
    if (kept == renamed) {
      merger.deleteRidge(ridge);
      return;
    }
    if (isFirst != wasFirst) {
      Facet swap = ridge.top;
      ridge.top = ridge.bottom;
      ridge.bottom = swap;
    }
  }
}
