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

/** Functions of vectors of 64 MiB, which are longer than any cache. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
public class Elementwise {

  static final int LENGTH = 1 << 24;

  @Param({"OPENCL", "JAVA", "PYTORCH"})
  String engine = "";

  private Work add = new CopyLoop(0);
  private Work tanh = new CopyLoop(0);

  /** Prepares the operands. */
  @Setup
  public void prepare() {
    add = Engine.valueOf(engine).add(LENGTH);
    tanh = Engine.valueOf(engine).tanh(LENGTH);
  }

  /** Reads two vectors and writes one. */
  @Benchmark
  public void add() {
    add.run();
  }

  /** Reads a vector and writes one. */
  @Benchmark
  public void tanh() {
    tanh.run();
  }

  /** Frees the operands. */
  @TearDown
  public void free() {
    add.close();
    tanh.close();
  }
}
