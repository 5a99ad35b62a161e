// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Tells how the cost of one method grows with its statements: each five make two tensors, read one
 * and close both. Processor time of the process, the fastest of some rounds in a warm JVM.
 */
final class MethodSizes {

  private static final int ROUNDS = 3;
  private static final int[] STATEMENTS = {1_250, 2_500, 5_000, 10_000};

  private final OperatingSystemMXBean process =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final Path folder;
  private final Path runtime;

  private MethodSizes(Path folder) throws URISyntaxException {
    this.folder = folder;
    this.runtime =
        Path.of(Tensor.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /**
   * @param arguments folder for the sources, which are written anew
   */
  public static void main(String[] arguments) throws IOException, URISyntaxException {
    MethodSizes sizes = new MethodSizes(Files.createDirectories(Path.of(arguments[0])));
    System.out.printf("| statements | processor ms | ms per 1,000 |%n|---|---|---|%n");
    for (int statements : STATEMENTS) {
      double millis = sizes.millis(statements);
      System.out.printf("| %,d | %.0f | %.0f |%n", statements, millis, millis * 1_000 / statements);
    }
  }

  private double millis(int statements) throws IOException {
    Path source = folder.resolve("Long" + statements + ".java");
    Files.writeString(source, source(statements));
    double fastest = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      fastest = Math.min(fastest, lint(source));
    }
    return fastest;
  }

  private double lint(Path source) {
    LintRequest request =
        LintRequest.of(List.of(source))
            .withClasspath(List.of(runtime))
            .withWorkingDirectory(folder);
    long before = process.getProcessCpuTime();
    LintResult result = new Linter().lint(request);
    long nanos = process.getProcessCpuTime() - before;
    boolean isWhole = result.diagnostics().isEmpty() && result.findings().isEmpty();
    if (!isWhole) {
      throw new IllegalStateException(source + " has no findings and is analysed whole");
    }
    return nanos / 1e6;
  }

  private static String source(int statements) {
    StringBuilder text = new StringBuilder("import dev.tensorlint.runtime.Tensor;\n\n");
    text.append("final class Long").append(statements).append(" {\n  static void run() {\n");
    for (int i = 0; i < statements / 5; i++) {
      text.append(
          """
              Tensor x%1$d = Tensor.of(1f);
              System.out.println(x%1$d.item());
              Tensor y%1$d = x%1$d.relu();
              x%1$d.close();
              y%1$d.close();
          """
              .formatted(i));
    }
    return text.append("  }\n}\n").toString();
  }
}
