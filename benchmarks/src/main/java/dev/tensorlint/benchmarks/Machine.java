// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The machine that measures, in one line. */
final class Machine {

  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private Machine() {}

  static String describe() throws IOException {
    return "%s, %d cores, %s %s, Java %s (%s)"
        .formatted(
            processor(),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            System.getProperty("java.version"),
            System.getProperty("java.vendor"));
  }

  private static String processor() throws IOException {
    if (!Files.isReadable(CPU_INFO)) {
      return "unknown processor";
    }
    try (Stream<String> lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown processor");
    }
  }
}
