package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BuiltinMeshTest {
  private static int vertices(BuiltinMesh mesh, double... params) throws AssetException {
    int n = mesh.of(params).vert().length / 3;
    assertThat((long) n).isLessThanOrEqualTo(mesh.mostVertices(params));
    return n;
  }

  @Test
  void verticesAreThoseOfTheShape() throws AssetException {
    assertThat(vertices(BuiltinMesh.SPHERE, 0)).isEqualTo(12);
    // each subdivision adds a vertex per edge: V' = V + E, E = 30, 120, ...
    assertThat(vertices(BuiltinMesh.SPHERE, 1)).isEqualTo(42);
    assertThat(vertices(BuiltinMesh.SPHERE, 2)).isEqualTo(162);
    assertThat(vertices(BuiltinMesh.PLATE, 3, 5)).isEqualTo(15);
    assertThat(vertices(BuiltinMesh.WEDGE, 4, 2, 60, 30, 0)).isEqualTo(8);
    assertThat(vertices(BuiltinMesh.CONE, 6, 0)).isEqualTo(7);
    assertThat(vertices(BuiltinMesh.CONE, 6, 0.5)).isEqualTo(12);
  }

  @Test
  void neverHasMoreVerticesThanItSays() throws AssetException {
    vertices(BuiltinMesh.SPHERE, 4);
    vertices(BuiltinMesh.HEMISPHERE, 10);
    vertices(BuiltinMesh.SUPERTORUS, 50, 0.5, 1, 1);
  }

  @Test
  void parametersOutOfRangeAreNamed() {
    assertThatThrownBy(() -> BuiltinMesh.SPHERE.of(9)).hasMessageContaining("subdivisions is 9");
    assertThatThrownBy(() -> BuiltinMesh.PLATE.of(1e9, 1e9))
        .hasMessageContaining("resolution in x");
    assertThatThrownBy(() -> BuiltinMesh.CONE.of(3)).hasMessageContaining("expected 2");
    assertThat(BuiltinMesh.PLATE.mostVertices(1e9, 1e9)).isEqualTo(BuiltinMesh.MAX_VERTICES);
  }
}
