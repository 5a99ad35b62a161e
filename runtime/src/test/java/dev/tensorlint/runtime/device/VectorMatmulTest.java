// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.StartedJvm;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The product by the Vector API, in a JVM that has it. */
class VectorMatmulTest {

  /** Beside tiles and blocks of every size, extents that none of them divides. */
  private static final List<MatmulSize> SIZES =
      List.of(
          new MatmulSize(1, 1, 1),
          new MatmulSize(6, 3, 64),
          new MatmulSize(7, 5, 33),
          new MatmulSize(97, 257, 31),
          new MatmulSize(100, 300, 65),
          new MatmulSize(70, 1030, 65),
          new MatmulSize(1600, 20, 65),
          new MatmulSize(4, 0, 5),
          new MatmulSize(0, 4, 5));

  /** The program of the other JVM. */
  static final class Program {

    private static final int OFFSET = 3;
    private static final float UNTOUCHED = 42;

    private Program() {}

    public static void main(String[] arguments) {
      MatrixProduct product = MatrixProduct.vectors().orElseThrow();
      for (MatmulSize size : SIZES) {
        System.out.println(size + " " + (agrees(product, size) ? "agrees" : "differs"));
      }
      System.out.println(Devices.java().info().driverVersion());
    }

    private static boolean agrees(MatrixProduct product, MatmulSize size) {
      SplittableRandom random = new SplittableRandom(7);
      float[] left = NaiveReference.random(random, OFFSET + size.m() * size.k());
      float[] right = NaiveReference.random(random, OFFSET + size.k() * size.n());
      float[] out = new float[OFFSET + size.m() * size.n() + 1];
      Arrays.fill(out, UNTOUCHED);
      product.run(size, left, OFFSET, right, OFFSET, out, OFFSET);
      float[] expected = NaiveReference.matmul(size, operand(left), operand(right));
      boolean agrees = out[OFFSET - 1] == UNTOUCHED && out[out.length - 1] == UNTOUCHED;
      for (int i = 0; i < expected.length; i++) {
        agrees &= Math.abs(out[OFFSET + i] - expected[i]) <= 1e-5 * size.k();
      }
      return agrees;
    }

    private static float[] operand(float[] array) {
      return Arrays.copyOfRange(array, OFFSET, array.length);
    }
  }

  @Test
  void agreesWithSumsInDouble() throws IOException, InterruptedException {
    List<String> lines =
        StartedJvm.run(Program.class, "--add-modules=jdk.incubator.vector").output();
    assertEquals(
        SIZES.stream().map(size -> size + " agrees").toList(), lines.subList(0, SIZES.size()));
    assertTrue(lines.get(SIZES.size()).endsWith(" with the Vector API"), lines::toString);
  }

  @Test
  void aJvmWithoutTheModuleComputesInLoops() {
    assertTrue(MatrixProduct.vectors().isEmpty());
  }
}
