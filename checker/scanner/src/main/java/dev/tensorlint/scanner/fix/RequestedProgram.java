// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.Workspace;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.classes.ModelledNames;
import dev.tensorlint.scanner.discovery.BuildFiles;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.NamesInFiles;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.files.FileTree;
import dev.tensorlint.scanner.known.KnownTypes;
import dev.tensorlint.scanner.types.AssumedTypes;
import dev.tensorlint.scanner.types.ClassContainer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The program that a request names, kept so that it can be edited. What cannot be read is left out:
 * a lint has reported it.
 */
final class RequestedProgram implements AutoCloseable {

  private final Workspace workspace;
  private final EditedProgram program;

  private RequestedProgram(Workspace workspace, EditedProgram program) {
    this.workspace = workspace;
    this.program = program;
  }

  /** Reads the sources; the analysis is made when it is asked for. */
  static RequestedProgram open(
      FileTree files, LintRequest request, @Nullable ClassTranslator translator) {
    ModelRequest asked = request.modelRequest();
    ShownPaths shown = new ShownPaths(request.workingDirectory());
    SourceFiles sources =
        new SourceDiscovery(files, shown, request.sourceRoots()).discover(request.paths());
    List<SourceFile> texts = texts(files, request, shown, sources);
    Map<Path, ClassContainer> classpath = open(request.classpath(), shown);
    Map<Path, ClassContainer> all = new LinkedHashMap<>(classpath);
    open(request.platform(), shown).forEach(all::putIfAbsent);
    List<ClassContainer> libraries = List.copyOf(all.values());
    LoadedModels usual = ModelLibrary.load(asked);
    AssumedTypes any = KnownTypes.of(usual, asked);
    AssumedTypes known =
        any.usedIn(
            any.versionNames()
                .inAny(
                    texts.stream()
                        .map(SourceFile::text)
                        .filter(usual.models()::mayConcern)
                        .toList()),
            BuildFiles.texts(files, request.workingDirectory(), request.paths()),
            name -> libraries.stream().anyMatch(each -> each.packages().contains(name)));
    LoadedModels models = usual.with(known.versions(), asked);
    Workspace workspace =
        new Workspace(ModelledNames.of(models.models()), known, libraries, request.threads());
    if (translator != null && request.followsLibraries()) {
      workspace.follow(classpath, translator, request.store());
    }
    workspace.see(shown.of(request.visibleRoots()));
    workspace.see(new NamesInFiles(files, shown, sources));
    workspace.put(texts);
    Engine engine = new Engine(models.models(), RuleCatalog.all(), options(request, workspace));
    return new RequestedProgram(
        workspace, new EditedProgram(workspace, engine, new AnalysisMemory()));
  }

  private static Map<Path, ClassContainer> open(List<Path> entries, ShownPaths shown) {
    return new ClasspathEntries(shown, new ArrayList<>()).openByPath(entries);
  }

  private static EngineOptions options(LintRequest request, Workspace workspace) {
    EngineOptions options = request.analysisOptions();
    RuleSettings rules = options.rules();
    return options.withRules(
        rules.reportingIn(path -> !workspace.isOfLibrary(path) && rules.reports(path)));
  }

  private static List<SourceFile> texts(
      FileTree files, LintRequest request, ShownPaths shown, SourceFiles sources) {
    SourceReader reader = new SourceReader(files, shown, request.encoding());
    return sources.files().stream()
        .map(reader::read)
        .filter(outcome -> outcome.problem() == null || !outcome.problem().isFailure())
        .map(SourceReader.Outcome::file)
        .filter(Objects::nonNull)
        .toList();
  }

  EditedProgram program() {
    return program;
  }

  @Override
  public void close() {
    workspace.close();
  }
}
