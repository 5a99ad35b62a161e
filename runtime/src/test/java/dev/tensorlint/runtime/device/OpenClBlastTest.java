// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tensorlint.runtime.DType;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class OpenClBlastTest {

  private static final MatmulSize LARGE = new MatmulSize(2048, 2048, 2048);
  private static final MatmulSize SMALL = new MatmulSize(33, 17, 65);

  /** Counts its products, each of which takes as long as it says. */
  private static final class Timed implements OpenClMatmul {
    private final long nanos;
    private final long[] clock;
    private int products;

    Timed(long nanos, long... clock) {
      this.nanos = nanos;
      this.clock = clock;
    }

    @Override
    public void enqueue(
        OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice o) {
      clock[0] += nanos;
      products++;
    }
  }

  private static DeviceSlice room(OpenClDevice device, int length) {
    return DeviceSlice.of(device.allocate(DType.FLOAT32, length));
  }

  @Test
  void theFasterOneIsUsedAfterOneComparison() {
    OpenClDevice device = OpenClForTests.get();
    long[] clock = new long[1];
    Timed slow = new Timed(20, clock);
    Timed fast = new Timed(10, clock);
    for (List<Timed> order : List.of(List.of(slow, fast), List.of(fast, slow))) {
      OpenClContest contest = new OpenClContest(order.get(0), order.get(1), () -> clock[0]);
      int before = order.get(0).products;
      DeviceSlice none = room(device, 1);
      contest.enqueue(device, SMALL, none, none, none);
      assertEquals(before + 1, order.get(0).products);
      contest.enqueue(device, LARGE, none, none, none);
      int decided = fast.products;
      contest.enqueue(device, SMALL, none, none, none);
      contest.enqueue(device, LARGE, none, none, none);
      assertEquals(decided + 2, fast.products);
      none.buffer().close();
    }
  }

  @Test
  void theProductIsRight() {
    OpenClDevice device = OpenClForTests.get();
    Optional<OpenClMatmul> blast = OpenClBlast.find();
    assumeTrue(blast.isPresent(), "no CLBlast for this machine");
    SplittableRandom random = new SplittableRandom(1);
    float[] left = NaiveReference.random(random, SMALL.m() * SMALL.k());
    float[] right = NaiveReference.random(random, SMALL.k() * SMALL.n());
    float[] product = new float[SMALL.m() * SMALL.n()];
    try (DeviceBuffer a = device.allocate(DType.FLOAT32, left.length);
        DeviceBuffer b = device.allocate(DType.FLOAT32, right.length);
        DeviceBuffer c = device.allocate(DType.FLOAT32, product.length)) {
      device.write(left, DeviceSlice.of(a));
      device.write(right, DeviceSlice.of(b));
      DeviceSlice out = DeviceSlice.of(c);
      blast.orElseThrow().enqueue(device, SMALL, DeviceSlice.of(a), DeviceSlice.of(b), out);
      device.read(out, product);
    }
    assertArrayEquals(NaiveReference.matmul(SMALL, left, right), product, 1e-4f);
  }

  /** The program of a JVM that has no CLBlast. */
  static final class Program {

    private Program() {}

    public static void main(String[] arguments) {
      System.out.println(OpenClBlast.find());
    }
  }

  @Test
  void aMissingJarIsNoFailure() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("jocl-blast"))
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(Program.class.getName());
    Process process = new ProcessBuilder(command).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor() == 0 && output.strip().equals("Optional.empty"), output);
  }
}
