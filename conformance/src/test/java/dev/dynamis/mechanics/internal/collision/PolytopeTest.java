package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.math.Vec3;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The polyhedron around the origin: closed, convex around it, neighbors know each other. */
class PolytopeTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "type='box' size='.1 .2 .3' pos='.05 .07 .11'",
        "type='ellipsoid' size='.1 .2 .3' pos='.1 .1 .1'",
        "type='cylinder' size='.1 .2' pos='.01 .2 .05' euler='20 30 0'"
      })
  void isAClosedSurfaceAroundTheOrigin(String second) {
    TwoGeoms s = TwoGeoms.of("type='box' size='.12 .13 .14'", second);
    ConvexQuery q = s.query(0);
    q.configure(s.m, 1, 0);
    q.first.center(q.onFirst, 0);
    q.second.center(q.onSecond, 0);
    q.gjk.run(q);
    Polytope p = q.polytope;
    assertThat(p.enclose(q)).isTrue();

    Set<Integer> vertices = new HashSet<>();
    for (int f = 0; f < p.faceCount; f++) {
      double[] foot = {p.foot[3 * f], p.foot[3 * f + 1], p.foot[3 * f + 2]};
      for (int e = 0; e < 3; e++) {
        vertices.add(p.corner[3 * f + e]);

        // the neighbor has the same edge, the other way round
        int from = p.corner[3 * f + e];
        int to = p.corner[3 * f + (e + 1) % 3];
        int other = p.neighbor[3 * f + e];
        boolean found = false;
        for (int k = 0; k < 3; k++) {
          found |=
              p.corner[3 * other + k] == to
                  && p.corner[3 * other + (k + 1) % 3] == from
                  && p.neighbor[3 * other + k] == f;
        }
        assertThat(found).as("face %d edge %d", f, e).isTrue();

        // the foot of the origin is in the plane of the face
        double along = Vec3.dot(p.vert, ConvexQuery.VERTEX * from, foot, 0);
        assertThat(Math.abs(along - Vec3.dot(foot, 0, foot, 0))).isLessThan(1e-14);
      }
      // no vertex is beyond a face: the origin is inside
      for (int v = 0; v < p.vertCount; v++) {
        assertThat(Vec3.dot(p.vert, ConvexQuery.VERTEX * v, foot, 0))
            .isLessThan(Vec3.dot(foot, 0, foot, 0) + 1e-12);
      }
    }
    // Euler: V - E + F = 2, three edges for two faces
    assertThat(2 * vertices.size() - p.faceCount).isEqualTo(4);
  }
}
