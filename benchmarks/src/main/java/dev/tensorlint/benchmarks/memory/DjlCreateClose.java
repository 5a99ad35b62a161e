// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.memory;

import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** {@link CreateClose} as a user of DJL writes it: an array in a sub-manager, closed by it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DjlCreateClose {

  private final NDManager base = NDManager.newBaseManager();
  private final float[] values = new float[CreateClose.SIZE];
  private final Shape shape = new Shape(CreateClose.SIZE);

  @Benchmark
  public void oneInAScope(Blackhole sink) {
    try (NDManager manager = base.newSubManager()) {
      sink.consume(manager.create(values, shape));
    }
  }

  @Benchmark
  public void oneUsedInAScope(Blackhole sink) {
    try (NDManager manager = base.newSubManager()) {
      sink.consume(manager.create(values, shape).neg());
    }
  }

  @Benchmark
  @OperationsPerInvocation(CreateClose.MANY)
  public void oneOfManyInAScope(Blackhole sink) {
    try (NDManager manager = base.newSubManager()) {
      for (int i = 0; i < CreateClose.MANY; i++) {
        sink.consume(manager.create(values, shape));
      }
    }
  }

  @TearDown
  public void tearDown() {
    base.close();
  }
}
