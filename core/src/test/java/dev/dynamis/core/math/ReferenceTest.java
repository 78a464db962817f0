package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Compares with recorded results of MuJoCo: bit by bit, and to four units in the last place of the
 * largest number where sines and cosines are involved, whose last bit depends on the mathematical
 * library.
 */
class ReferenceTest {
  private static final double TRIG_TOLERANCE = 4 * 0x1p-52;

  private int[] rownnz;
  private int[] rowadr;
  private int[] colind;
  private double[] ld;
  private double[] invD;
  private double[] inertia;
  private int[] diag;
  private double[] lu;

  @Test
  void agreesWithMujoco() throws IOException {
    Map<String, Integer> count = new HashMap<>();
    for (String line : lines()) {
      if (!line.startsWith("#")) {
        String[] fields = line.split(";", -1);
        try {
          check(fields[0], fields);
        } catch (AssertionError e) {
          throw new AssertionError("in " + line + "\n" + e.getMessage(), e);
        }
        count.merge(fields[0], 1, Integer::sum);
      }
    }
    assertThat(count.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(493);
    assertThat(count).hasSize(52);
  }

  private void check(String name, String[] f) {
    switch (name.charAt(0) == 't' && name.startsWith("tree") ? "tree" : name) {
      case "tree" -> checkTree(name, f);
      case "luPattern", "luFactor", "luStep" -> checkTreeLu(name, f);
      case "normalize3", "normalize4", "normalize", "mat2Rot" -> checkInPlace(name, f);
      case "dot", "mulVecMatVec", "inertiaDiagonal" -> checkScalar(name, f);
      case "mulPose", "negPose", "frame", "eig3", "fullInertia" -> checkSeveral(name, f);
      default -> {
        if (name.startsWith("chol") || name.startsWith("band")) {
          checkFactor(name, f);
        } else if (name.startsWith("mulMat") || name.startsWith("sqr")) {
          checkDense(name, f);
        } else {
          checkSmall(name, f);
        }
      }
    }
  }

  private void checkSmall(String name, String[] f) {
    double[] expected = numbers(f[f.length - 1]);
    double[] a = numbers(f[1]);
    double[] b = name.equals("euler2Quat") || f.length < 4 ? new double[0] : numbers(f[2]);
    double[] res = new double[expected.length];
    double tolerance = 0;
    switch (name) {
      case "mulQuat" -> Quat.mul(res, 0, a, 0, b, 0);
      case "mulQuatAxis" -> Quat.mulAxis(res, 0, a, 0, b, 0);
      case "rotVecQuat" -> Quat.rotate(res, 0, a, 0, b, 0);
      case "cross" -> Vec3.cross(res, 0, a, 0, b, 0);
      case "quat2Mat" -> Mat3.fromQuat(res, 0, a, 0);
      case "mat2Quat" -> Quat.fromMat(res, 0, a, 0);
      case "quat2Vel" -> Quat.toVelocity(res, 0, a, 0, b[0]);
      case "subQuat" -> Quat.sub(res, 0, a, 0, b, 0);
      case "derivQuat" -> Quat.derivative(res, 0, a, 0, b, 0);
      case "quatIntegrate" -> {
        tolerance = TRIG_TOLERANCE;
        res = a.clone();
        Quat.integrate(res, 0, b, 0, number(f[3]));
      }
      case "quatZ2Vec" -> {
        tolerance = TRIG_TOLERANCE;
        Quat.fromZ(res, 0, a, 0);
      }
      case "axisAngle2Quat" -> {
        tolerance = TRIG_TOLERANCE;
        Quat.fromAxisAngle(res, 0, a, 0, b[0]);
      }
      case "euler2Quat" -> {
        tolerance = TRIG_TOLERANCE;
        Quat.fromEuler(res, 0, a, 0, f[2]);
      }
      case "zaxis" -> {
        tolerance = TRIG_TOLERANCE;
        Frames.normalize(a, 0, 3);
        Frames.quatFromZ(res, 0, a, 0);
      }
      case "trnVecPose" -> Pose.transform(res, 0, a, 0, b, 0, numbers(f[3]), 0);
      case "transformMotion" ->
          Spatial.transformMotion(res, 0, a, 0, b, 0, numbers(f[3]), 0, numbers(f[4]), 0);
      case "transformForce" ->
          Spatial.transformForce(res, 0, a, 0, b, 0, numbers(f[3]), 0, numbers(f[4]), 0);
      case "cinert" -> Inertia.of(res, 0, a, 0, b, 0, numbers(f[3]), 0, number(f[4]));
      case "cdofDot" -> Spatial.crossMotion(res, 0, a, 0, b, 0);
      case "hinge" -> Spatial.hinge(res, 0, a[0], a[1], a[2], b[0], b[1], b[2]);
      default -> throw new AssertionError("no check for " + name);
    }
    assertEqual(res, expected, tolerance);
  }

  private static void checkInPlace(String name, String[] f) {
    double[] a = numbers(f[1]);
    double[] quat = {1, 0, 0, 0};
    double returned =
        switch (name) {
          case "normalize3" -> Vec3.normalize(a, 0);
          case "normalize4" -> Quat.normalize(a, 0);
          case "normalize" -> Dense.normalize(a, 0, a.length);
          default -> Quat.nearest(quat, 0, a, 0);
        };
    boolean iterated = name.equals("mat2Rot");
    assertEqual(iterated ? quat : a, numbers(f[2]), iterated ? TRIG_TOLERANCE : 0);
    assertThat(returned).isEqualTo(number(f[3]));
  }

  private static void checkScalar(String name, String[] f) {
    double[] a = numbers(f[1]), b = numbers(f[2]);
    double result =
        switch (name) {
          case "dot" -> Dense.dot(a, 0, b, 0, a.length);
          case "mulVecMatVec" -> Dense.mulVecMatVec(a, 0, b, 0, numbers(f[3]), 0, a.length);
          default -> {
            double[] momentum = new double[6];
            Inertia.mulVec(momentum, 0, a, 0, b, 0);
            yield number(f[3]) + Spatial.dot6(b, 0, momentum, 0);
          }
        };
    assertThat(result).isEqualTo(number(f[f.length - 1]));
  }

  private static void checkSeveral(String name, String[] f) {
    double[] a = numbers(f[1]);
    double[] pos = new double[3], quat = new double[4], mat = new double[9];
    switch (name) {
      case "mulPose" ->
          Pose.mul(pos, 0, quat, 0, a, 0, numbers(f[2]), 0, numbers(f[3]), 0, numbers(f[4]), 0);
      case "negPose" -> Pose.inverse(pos, 0, quat, 0, a, 0, numbers(f[2]), 0);
      case "frame" -> {
        double[] outer = numbers(f[2]), inner = numbers(f[4]);
        Frames.normalize(outer, 0, 4);
        Frames.normalize(inner, 0, 4);
        Frames.mul(pos, 0, quat, 0, a, 0, outer, 0, numbers(f[3]), 0, inner, 0);
      }
      case "eig3" -> {
        int iterations = Eigen3.decompose(pos, 0, mat, 0, quat, 0, a, 0);
        assertEqual(mat, numbers(f[3]), 0);
        assertThat(iterations).isEqualTo((int) number(f[5]));
      }
      default -> {
        double[] full = {a[0], a[3], a[4], a[3], a[1], a[5], a[4], a[5], a[2]};
        Eigen3.principalAxes(pos, 0, mat, 0, quat, 0, full, 0);
      }
    }
    int last = name.equals("eig3") ? f.length - 2 : f.length - 1;
    assertEqual(pos, numbers(f[name.equals("eig3") ? 2 : last - 1]), 0);
    assertEqual(quat, numbers(f[last]), 0);
  }

  private static void checkDense(String name, String[] f) {
    double[] expected = numbers(f[f.length - 1]);
    double[] a = numbers(f[1]), b = numbers(f[2]);
    double[] res = new double[expected.length];
    switch (name) {
      case "mulMatVec" -> Dense.mulMatVec(res, 0, a, 0, b, 0, res.length, b.length);
      case "mulMatTVec" -> Dense.mulMatTVec(res, 0, a, 0, b, 0, b.length, res.length);
      case "sqrMatTD" -> {
        int nc = a.length / b.length;
        Dense.sqrMatTD(res, 0, a, 0, b, 0, b.length, nc, true);
      }
      default -> {
        int n1 = (int) number(f[3]), n2 = (int) number(f[4]), n3 = (int) number(f[5]);
        switch (name) {
          case "mulMatMat" -> Dense.mulMatMat(res, 0, a, 0, b, 0, n1, n2, n3);
          case "mulMatTMat" -> Dense.mulMatTMat(res, 0, a, 0, b, 0, n1, n2, n3);
          case "mulMatMatT" -> Dense.mulMatMatT(res, 0, a, 0, b, 0, n1, n2, n3);
          default -> throw new AssertionError("no check for " + name);
        }
      }
    }
    assertEqual(res, expected, 0);
  }

  private static void checkFactor(String name, String[] f) {
    double[] a = numbers(f[1]), b = numbers(f[2]);
    int n = name.endsWith("Band") ? 0 : (int) Math.round(Math.sqrt(a.length));
    switch (name) {
      case "cholFactor" -> {
        assertThat(Cholesky.factor(a, 0, n, b[0])).isEqualTo((int) number(f[4]));
        assertEqual(a, numbers(f[3]), 0);
      }
      case "cholSolve" -> {
        Cholesky.solve(b, 0, a, 0, b, 0, n);
        assertEqual(b, numbers(f[3]), 0);
      }
      case "cholUpdate" -> {
        int rank = Cholesky.update(a, 0, b, 0, n, number(f[3]) != 0);
        assertThat(rank).isEqualTo((int) number(f[5]));
        assertEqual(a, numbers(f[4]), 0);
      }
      case "cholFactorBand" -> {
        int size = (int) b[0], band = (int) number(f[3]), dense = (int) number(f[4]);
        double smallest = Banded.factor(a, 0, size, band, dense, number(f[5]), number(f[6]));
        assertThat(smallest).isEqualTo(number(f[8]));
        assertEqual(a, numbers(f[7]), 0);
      }
      default -> {
        int size = (int) number(f[3]), band = (int) number(f[4]), dense = (int) number(f[5]);
        double[] res = new double[size];
        if (name.equals("cholSolveBand")) {
          Banded.solve(res, 0, a, 0, b, 0, size, band, dense);
        } else {
          Banded.mulVec(res, 0, a, 0, b, 0, size, band, dense);
        }
        assertEqual(res, numbers(f[6]), 0);
      }
    }
  }

  private void checkTree(String name, String[] f) {
    switch (name) {
      case "treePattern" -> {
        rownnz = integers(f[1]);
        rowadr = integers(f[2]);
        colind = integers(f[3]);
      }
      case "treeFactor" -> {
        inertia = numbers(f[1]);
        ld = inertia.clone();
        invD = new double[rownnz.length];
        int[] last = new int[rownnz.length];
        TreeLtdl.findLast(last, last.length, rownnz, rowadr, colind);
        TreeLtdl.factor(ld, invD, last.length, rownnz, rowadr, null, last);
        assertEqual(ld, numbers(f[2]), 0);
        assertEqual(invD, numbers(f[3]), 0);
      }
      case "treeMul" -> {
        double[] v = numbers(f[1]);
        double[] res = new double[v.length];
        Csr.mulSymVec(res, 0, inertia, rownnz, rowadr, colind, v.length, v, 0);
        assertEqual(res, numbers(f[2]), 0);
      }
      default -> {
        int batch = (int) number(f[1]);
        double[] x = numbers(f[2]);
        int n = rownnz.length;
        if (name.equals("treeSolve")) {
          TreeLtdl.solve(x, 0, batch, n, ld, invD, n, rownnz, rowadr, colind, null);
        } else {
          double[] root = new double[n];
          for (int i = 0; i < n; i++) {
            root[i] = Math.sqrt(invD[i]);
          }
          TreeLtdl.halfSolve(x, 0, batch, n, ld, root, n, rownnz, rowadr, colind, null);
        }
        assertEqual(x, numbers(f[3]), 0);
      }
    }
  }

  private void checkTreeLu(String name, String[] f) {
    switch (name) {
      case "luPattern" -> {
        rownnz = integers(f[1]);
        rowadr = integers(f[2]);
        diag = integers(f[3]);
        colind = integers(f[4]);
      }
      case "luFactor" -> {
        lu = numbers(f[1]);
        int row = TreeLu.factor(lu, rownnz.length, rownnz, rowadr, diag, colind, null);
        assertThat(row).isEqualTo(-1);
        assertEqual(lu, numbers(f[2]), 0);
      }
      default -> {
        double[] velocity = numbers(f[1]), force = numbers(f[2]);
        int n = force.length;
        TreeLu.solve(force, 0, lu, force, 0, n, rownnz, rowadr, diag, colind, null);
        Dense.addToScaled(velocity, 0, force, 0, number(f[3]), n);
        assertEqual(velocity, numbers(f[4]), 0);
      }
    }
  }

  private static void assertEqual(double[] actual, double[] expected, double tolerance) {
    assertThat(actual).hasSameSizeAs(expected);
    double size = 0;
    for (double x : expected) {
      size = Math.max(size, Math.abs(x));
    }
    for (int i = 0; i < actual.length; i++) {
      assertThat(Math.abs(actual[i] - expected[i]))
          .as("number %d: %s, expected %s", i, actual[i], expected[i])
          .isLessThanOrEqualTo(tolerance * size);
    }
  }

  private static double number(String field) {
    return Double.parseDouble(field);
  }

  private static double[] numbers(String field) {
    if (field.isEmpty()) {
      return new double[0];
    }
    String[] words = field.split(" ");
    double[] res = new double[words.length];
    for (int i = 0; i < res.length; i++) {
      res[i] = Double.parseDouble(words[i]);
    }
    return res;
  }

  private static int[] integers(String field) {
    double[] numbers = numbers(field);
    int[] res = new int[numbers.length];
    for (int i = 0; i < res.length; i++) {
      res[i] = (int) numbers[i];
    }
    return res;
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = ReferenceTest.class.getResourceAsStream("/math/reference.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
