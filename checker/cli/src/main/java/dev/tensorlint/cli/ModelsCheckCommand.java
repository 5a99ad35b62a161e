// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.InferredSummaries;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.draft.ModelContradictions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Compares models with the code of the libraries that they describe. */
@Command(
    name = "check",
    description = {
      "Compares what models say of methods with what is inferred from the libraries' code,",
      "and prints contradictions. No class is loaded."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:no contradiction", "1:contradictions", "2:input could not be read"})
final class ModelsCheckCommand implements Callable<Integer> {

  /** The options of a run, with jars in the place of sources. */
  private static final class JarOptions extends LintOptions {

    @Parameters(
        paramLabel = "JAR",
        arity = "1..*",
        description = "Jars or folders of classes, or sources, of the libraries.")
    private List<Path> jars = List.of();

    JarOptions(Console console) {
      super(console);
    }

    @Override
    List<Path> paths() {
      return jars;
    }
  }

  private final Console console;

  @Mixin private final JarOptions options;

  ModelsCheckCommand(Console console) {
    this.console = console;
    this.options = new JarOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    LintRequest request = options.job(WorkMonitor.NONE).request();
    LoadedModels models = ModelLibrary.loadAll(options.modelRequest());
    InferredSummaries code = Main.linter().summariesOfAll(request, WorkMonitor.NONE);
    ModelContradictions contradictions = new ModelContradictions(code.types());
    List<Diagnostic> found = contradictions.in(models.libraries());
    code.diagnostics().stream().filter(Diagnostic::isFailure).forEach(this::say);
    found.forEach(each -> console.out().println(text(each)));
    console.out().println(summary(contradictions.compared(), found.size()));
    if (code.diagnostics().stream().anyMatch(Diagnostic::isFailure)) {
      return ExitCode.FAILED;
    }
    return found.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }

  private static String summary(int compared, int contradictions) {
    return compared
        + (compared == 1 ? " method" : " methods")
        + " compared with their code, "
        + contradictions
        + (contradictions == 1 ? " contradiction" : " contradictions");
  }

  private void say(Diagnostic diagnostic) {
    console.say(text(diagnostic));
  }

  private String text(Diagnostic diagnostic) {
    return DiagnosticText.of(console.shown(diagnostic), Palette.PLAIN);
  }
}
