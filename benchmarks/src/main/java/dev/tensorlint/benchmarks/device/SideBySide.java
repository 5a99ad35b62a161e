// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Compares the engines in one process, in turns: on a machine that others use, too, only what is
 * measured at nearly the same time compares. Prints medians and the best of the rounds.
 */
public final class SideBySide {

  private final int rounds;

  private SideBySide(int rounds) {
    this.rounds = rounds;
  }

  /**
   * Runs all comparisons.
   *
   * @param arguments the number of rounds, 15 where it is missing; and {@code matmul}, {@code
   *     elementwise} or {@code chains} for one of them
   */
  public static void main(String[] arguments) {
    SideBySide comparison =
        new SideBySide(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 15);
    System.out.println("OpenCL device: " + Devices.openCl().orElseThrow().info());
    comparison.run(arguments.length > 1 ? arguments[1] : "");
  }

  private void run(String wanted) {
    if (wanted.isEmpty() || wanted.equals("matmul")) {
      IntStream.of(512, 1024, 2048).forEach(this::matmul);
    }
    if (wanted.isEmpty() || wanted.equals("elementwise")) {
      elementwise();
    }
    if (wanted.isEmpty() || wanted.equals("chains")) {
      chains();
    }
  }

  private void matmul(int n) {
    Map<Engine, Work> works = new EnumMap<>(Engine.class);
    for (Engine engine : Engine.values()) {
      works.put(engine, engine.matmul(n));
    }
    System.out.println("matmul " + n + ", GFLOP/s");
    print(new ArrayList<>(works.keySet()), new ArrayList<>(works.values()), 2.0 * n * n * n);
    works.values().forEach(Work::close);
  }

  private void elementwise() {
    long bytes = 4L * Elementwise.LENGTH;
    List<Object> labels = new ArrayList<>();
    List<Work> works = new ArrayList<>();
    List<Double> traffic = new ArrayList<>();
    labels.add("copy loop");
    works.add(new CopyLoop(Elementwise.LENGTH));
    traffic.add(2.0 * bytes);
    for (Engine engine : List.of(Engine.OPENCL, Engine.JAVA, Engine.PYTORCH)) {
      labels.add("add, " + engine);
      works.add(engine.add(Elementwise.LENGTH));
      traffic.add(3.0 * bytes);
      labels.add("tanh, " + engine);
      works.add(engine.tanh(Elementwise.LENGTH));
      traffic.add(2.0 * bytes);
    }
    System.out.println("64 MiB, GB/s read and written");
    print(labels, works, traffic);
    works.forEach(Work::close);
  }

  /** The vectors that go in and out are counted, and not what is between the operations. */
  private void chains() {
    List<String> labels = new ArrayList<>();
    List<Work> works = new ArrayList<>();
    for (Device device : List.of(Devices.openCl().orElseThrow(), Devices.java())) {
      for (boolean isFused : new boolean[] {true, false}) {
        labels.add((isFused ? "fused, " : "one by one, ") + device.info().type());
        works.add(ChainWork.on(device, Elementwise.LENGTH, isFused));
      }
    }
    System.out.println("five operations on 64 MiB, GB/s of operands and result");
    print(labels, works, 3.0 * 4 * Elementwise.LENGTH);
    works.forEach(Work::close);
  }

  private void print(List<?> labels, List<Work> works, double amount) {
    print(labels, works, works.stream().map(work -> amount).toList());
  }

  private void print(List<?> labels, List<Work> works, List<Double> amounts) {
    List<Rates> rates =
        IntStream.range(0, works.size())
            .mapToObj(i -> new Rates(labels.get(i), works.get(i), amounts.get(i)))
            .toList();
    for (int round = 0; round < rounds; round++) {
      rates.forEach(Rates::measure);
    }
    rates.forEach(System.out::println);
  }
}
