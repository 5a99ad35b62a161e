// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.InferredSummaries;
import dev.tensorlint.scanner.draft.UndescribedTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists the lifecycle models, shows what one says, or prints a model of a class of sources. */
@Command(
    name = "models",
    description = {
      "Lists the lifecycle models, or shows one of them.",
      "With --of: analyses sources, and prints a model of one of their classes.",
      "With --summary: analyses a module, and writes what its methods do for the modules that call"
          + " them."
    },
    customSynopsis = {
      "tensorlint models [--classpath=CP] [--model-file=FILE]... [NAME]",
      "       tensorlint models --of=CLASS [OPTIONS] PATH...",
      "       tensorlint models --summary=FILE [OPTIONS] PATH...",
      "       tensorlint models --missing [OPTIONS] PATH...",
      "       tensorlint models draft JAR...",
      "       tensorlint models check [OPTIONS] JAR..."
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false)
final class ModelsCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--of",
      paramLabel = "CLASS",
      description =
          "Analyses PATH as check does, and prints the inferred summaries of the methods of this"
              + " class as a model file. A simple or a qualified name.")
  private @Nullable String of;

  @Option(
      names = "--summary",
      paramLabel = "FILE",
      description =
          "Analyses PATH as check does, and writes the inferred summaries of its methods. In"
              + " META-INF/tensorlint of a folder of classes or a jar, with the ending .summary, the"
              + " file is read where that folder or jar is on a class path.")
  private @Nullable Path summary;

  @Option(
      names = "--missing",
      description =
          "Lists the types of the class path of PATH that look like resources and that nothing"
              + " describes, the most used first.")
  private boolean missing;

  @Mixin private final ModelsOptions options;

  ModelsCommand(Console console) {
    this.console = console;
    this.options = new ModelsOptions(console);
  }

  @Override
  public Integer call() throws IOException {
    if (of != null && summary != null) {
      throw new ParameterException(spec.commandLine(), "--of and --summary exclude each other");
    }
    if (summary != null) {
      return write(summary);
    }
    if (missing) {
      return listMissing();
    }
    return of == null ? show() : infer(of);
  }

  private int listMissing() throws IOException {
    requirePath("--missing");
    LintOptions.Job job = options.job(WorkMonitor.NONE);
    Table table = new Table();
    for (UndescribedTypes.Undescribed each : Main.linter().undescribed(job.request())) {
      String uses = each.uses() + (each.uses() == 1 ? " use" : " uses");
      table.row(each.type(), uses, each.why());
    }
    say(job.diagnostics());
    console.out().print(table.render());
    return exitCode(job.diagnostics());
  }

  private void requirePath(String option) {
    if (options.words().isEmpty()) {
      throw new ParameterException(spec.commandLine(), option + " needs a PATH with the sources");
    }
  }

  private int write(Path file) throws IOException {
    Inferred inferred = inferred("--summary");
    String module = String.valueOf(file.getFileName()).replaceFirst("\\.summary$", "");
    new SummaryFile(module, "", inferred.types()).write(console.resolve(file));
    say(inferred.diagnostics());
    return exitCode(inferred.diagnostics());
  }

  private int show() throws IOException {
    List<String> names = options.words();
    if (names.size() > 1) {
      throw new ParameterException(
          spec.commandLine(),
          "unexpected argument '" + names.get(1) + "'; PATHs need --of or --summary");
    }
    LoadedModels loaded = ModelLibrary.loadAll(options.modelRequest());
    say(loaded.diagnostics());
    console.out().print(names.isEmpty() ? list(loaded) : describe(loaded, names.get(0)));
    return exitCode(loaded.diagnostics());
  }

  private int infer(String wanted) throws IOException {
    Inferred inferred = inferred("--of");
    TypeSummaries type = only(wanted, new InferredModel(inferred.types()));
    say(inferred.diagnostics());
    console.out().print(InferredModel.text(type));
    return exitCode(inferred.diagnostics());
  }

  private record Inferred(List<TypeSummaries> types, List<Diagnostic> diagnostics) {}

  private Inferred inferred(String option) throws IOException {
    requirePath(option);
    LintOptions.Job job = options.job(WorkMonitor.NONE);
    InferredSummaries found =
        Main.linter().summaries(BundledRuntime.addTo(job.request()), WorkMonitor.NONE);
    List<Diagnostic> diagnostics = new ArrayList<>(job.diagnostics());
    diagnostics.addAll(found.diagnostics());
    return new Inferred(found.types(), diagnostics);
  }

  private TypeSummaries only(String wanted, InferredModel model) {
    List<TypeSummaries> named = model.named(wanted);
    if (named.isEmpty()) {
      String message =
          "the sources have no class '"
              + wanted
              + "'"
              + Suggestion.question(wanted, model.names(wanted));
      throw new ParameterException(spec.commandLine(), message);
    }
    if (named.size() > 1) {
      String names = String.join(", ", named.stream().map(TypeSummaries::type).toList());
      String message = "'" + wanted + "' names several classes: " + names + "; write one in full";
      throw new ParameterException(spec.commandLine(), message);
    }
    return named.get(0);
  }

  private void say(List<Diagnostic> diagnostics) {
    diagnostics.forEach(each -> console.say(DiagnosticText.of(console.shown(each), Palette.PLAIN)));
  }

  private static int exitCode(List<Diagnostic> diagnostics) {
    return diagnostics.stream().anyMatch(Diagnostic::isFailure) ? ExitCode.FAILED : ExitCode.CLEAN;
  }

  private String list(LoadedModels loaded) {
    Table table = new Table();
    for (LibraryModel model : loaded.libraries()) {
      String types = model.types().size() + (model.types().size() == 1 ? " type" : " types");
      String versions = model.versions().isEmpty() ? "any version" : model.versions();
      String active = model.activation().name().toLowerCase(Locale.ROOT).replace('_', ' ');
      table.row(
          model.name(), model.library(), versions, types, active, console.shown(model.path()));
    }
    return table.render();
  }

  private String describe(LoadedModels loaded, String wanted) {
    List<LibraryModel> named =
        loaded.libraries().stream().filter(model -> model.name().equals(wanted)).toList();
    if (named.isEmpty()) {
      List<String> names = loaded.libraries().stream().map(LibraryModel::name).toList();
      String message = "unknown model '" + wanted + "'" + Suggestion.question(wanted, names);
      throw new ParameterException(spec.commandLine(), message);
    }
    return String.join("\n", named.stream().map(this::describe).toList());
  }

  private String describe(LibraryModel model) {
    return ModelDescription.of(model, console.shown(model.path()));
  }
}
