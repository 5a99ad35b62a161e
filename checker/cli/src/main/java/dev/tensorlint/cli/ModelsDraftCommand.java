// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.draft.ModelDraft;
import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Drafts a lifecycle model from the class files of a library. */
@Command(
    name = "draft",
    description = {
      "Writes a draft of a lifecycle model from the class files of a library.",
      "Each entry says where it comes from and how sure it is. No class is loaded."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
final class ModelsDraftCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "JAR",
      arity = "1..*",
      description = "Jars or folders of classes of one library.")
  private List<Path> jars = List.of();

  ModelsDraftCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<Path> paths = jars.stream().map(console::resolve).toList();
    List<ClassContainer> containers =
        new ClasspathEntries(new ShownPaths(console.workingDirectory()), diagnostics).open(paths);
    try {
      ModelDraft.Title title = JarTitle.of(paths.get(0));
      String byShape = ModelDraft.text(title, containers);
      console.out().print(ModelDraft.text(title, containers, inferred(paths, byShape)));
    } finally {
      for (ClassContainer each : containers) {
        each.close();
      }
    }
    diagnostics.forEach(each -> console.say(DiagnosticText.of(console.shown(each), Palette.PLAIN)));
    return diagnostics.stream().anyMatch(Diagnostic::isFailure) ? ExitCode.FAILED : ExitCode.CLEAN;
  }

  /** Returns what the code of the library does, where its resources are those of a draft. */
  private List<TypeSummaries> inferred(List<Path> paths, String draft) throws IOException {
    Path model = Files.createTempFile("tensorlint-draft", ".yaml");
    try {
      Files.writeString(model, draft);
      LintRequest request =
          LintRequest.of(paths)
              .withWorkingDirectory(console.workingDirectory())
              .withModelFiles(List.of(model));
      return Main.linter().summaries(request, WorkMonitor.NONE).types();
    } finally {
      Files.delete(model);
    }
  }
}
