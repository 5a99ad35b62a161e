// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The product of two square matrices; {@code 2 n^3} operations. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Matmul {

  @Param({"512", "1024", "2048"})
  int n;

  @Param({"OPENCL", "JAVA", "CLBLAST", "PYTORCH"})
  String engine = "";

  private Work work = new CopyLoop(0);

  /** Prepares the operands. */
  @Setup
  public void prepare() {
    work = Engine.valueOf(engine).matmul(n);
  }

  /** Multiplies. */
  @Benchmark
  public void multiply() {
    work.run();
  }

  /** Frees the operands. */
  @TearDown
  public void free() {
    work.close();
  }
}
