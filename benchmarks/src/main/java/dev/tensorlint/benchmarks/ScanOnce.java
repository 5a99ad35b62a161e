// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.known.KnownTypes;
import java.io.IOException;
import java.nio.file.Path;

/** Does all that a lint of the corpus does, up to the program whose methods would be analysed. */
final class ScanOnce {

  private ScanOnce() {}

  /**
   * @param arguments folder of the corpus, number of threads
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    LintRequest request = Corpus.in(folder).request(folder, Integer.parseInt(arguments[1]));
    LoadedModels models =
        ModelLibrary.load(
            new ModelRequest(request.models(), request.modelFiles(), request.classpath()));
    try (ScanResult scanned =
        new Scanner(models.models()::mayConcern, KnownTypes.of(models.libraries())).scan(request)) {
      System.out.printf("units %d%n", scanned.program().units().size());
    }
    ProcessorClock.print();
  }
}
