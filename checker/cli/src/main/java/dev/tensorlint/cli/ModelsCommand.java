// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.report.text.DiagnosticText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the lifecycle models, or shows what one says. */
@Command(
    name = "models",
    description = "Lists the lifecycle models, or shows one of them.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
final class ModelsCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NAME", arity = "0..1", description = "Name of a model.")
  private @Nullable String name;

  @Option(
      names = "--classpath",
      paramLabel = "CP",
      description = "Jars and folders that may contain models; DIR/* is all jars of DIR.")
  private String classpath = "";

  @Option(
      names = "--model-file",
      paramLabel = "FILE",
      description = "A lifecycle model of your own; may be repeated.")
  private List<Path> modelFiles = List.of();

  ModelsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    LoadedModels loaded = ModelLibrary.loadAll(request());
    loaded
        .diagnostics()
        .forEach(d -> console.say(DiagnosticText.of(console.shown(d), Palette.PLAIN)));
    console.out().print(name == null ? list(loaded) : describe(loaded, name));
    boolean isBroken = loaded.diagnostics().stream().anyMatch(Diagnostic::isFailure);
    return isBroken ? ExitCode.FAILED : ExitCode.CLEAN;
  }

  private ModelRequest request() throws IOException {
    return new ModelRequest(
        Set.of(),
        modelFiles.stream().map(console::resolve).toList(),
        new Classpath(console).parse(classpath));
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
