// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.model.ModelFilePrinter;
import dev.tensorlint.rules.model.SummaryPrinter;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.InferredSummaries;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InferredModelsTest {

  @Test
  void trial(@TempDir Path folder) throws Exception {
    List<Path> files = Cases.in(Folders.TESTDATA).stream().map(Case::file).toList();
    LintRequest request =
        LintRequest.of(files)
            .withClasspath(Compilation.classpath())
            .withWorkingDirectory(Folders.TESTDATA);
    long t0 = System.nanoTime();
    LintResult before = new Linter().lint(request);
    InferredSummaries inferred = new Linter().summaries(request, WorkMonitor.NONE);
    List<TypeSummaries> said = new ArrayList<>();
    int out = 0, kept = 0;
    for (TypeSummaries type : inferred.types()) {
      List<MethodSummary> methods = new ArrayList<>();
      for (MethodSummary m : type.methods()) {
        if (m.isComplete() && SummaryPrinter.unsaid(m.summary().get()).isEmpty()) {
          methods.add(m);
          kept++;
        } else {
          out++;
        }
      }
      if (!methods.isEmpty()) said.add(new TypeSummaries(type.type(), methods));
    }
    Path file = Files.writeString(Path.of("/tmp/tl/modelsof/all.yaml"), ModelFilePrinter.print("inferred:testdata", said));
    LintResult after = new Linter().lint(request.withModelFiles(List.of(file)));
    StringBuilder text = new StringBuilder();
    List<String> a = keys(before.findings()), b = keys(after.findings());
    List<String> lost = new ArrayList<>(a); b.forEach(lost::remove);
    List<String> found = new ArrayList<>(b); a.forEach(found::remove);
    lost.forEach(k -> text.append("- ").append(k).append('\n'));
    found.forEach(k -> text.append("+ ").append(k).append('\n'));
    text.append("kept ").append(kept).append(" out ").append(out).append(" types ").append(said.size()).append(" findings ").append(a.size()).append(" s ").append((System.nanoTime() - t0) / 1e9).append('\n');
    after.diagnostics().stream().limit(20).forEach(d -> text.append(d.oneLine()).append('\n'));
    Files.writeString(Path.of("/tmp/tl/modelsof/out.txt"), text);
  }

  private static List<String> keys(List<Finding> findings) {
    return new ArrayList<>(findings.stream().map(f -> f.place().file().path() + ":" + f.place().start().line() + " " + f.rule() + " " + f.confidence()).toList());
  }
}
