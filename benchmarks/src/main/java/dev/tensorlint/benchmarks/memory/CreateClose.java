// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.memory;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.tracking.Tracking;
import dev.tensorlint.runtime.tracking.TrackingLevel;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The life of a tensor of {@value #SIZE} elements in a scope: created from an array, closed by it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class CreateClose {

  static final int SIZE = 16;
  static final int MANY = 100;

  @Param({"OFF", "SIMPLE", "FULL"})
  String tracking = "OFF";

  @Param({"java", "opencl"})
  String device = "java";

  private final float[] values = new float[SIZE];
  private final Shape shape = Shape.of(SIZE);

  @Setup
  public void setUp() {
    Tracking.setLevel(TrackingLevel.valueOf(tracking.toUpperCase(Locale.ROOT)));
    Devices.use(device.equals("java") ? Devices.java() : Devices.openCl().orElseThrow());
  }

  @Benchmark
  public void oneInAScope(Blackhole sink) {
    try (TensorScope scope = TensorScope.open()) {
      sink.consume(scope);
      sink.consume(Tensor.of(values, shape));
    }
  }

  /** With an operation, which needs the elements on the device. */
  @Benchmark
  public void oneUsedInAScope(Blackhole sink) {
    try (TensorScope scope = TensorScope.open()) {
      sink.consume(scope);
      sink.consume(Tensor.of(values, shape).neg());
    }
  }

  @Benchmark
  @OperationsPerInvocation(MANY)
  public void oneOfManyInAScope(Blackhole sink) {
    try (TensorScope scope = TensorScope.open()) {
      sink.consume(scope);
      for (int i = 0; i < MANY; i++) {
        sink.consume(Tensor.of(values, shape));
      }
    }
  }
}
