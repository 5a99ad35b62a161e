// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Loads lifecycle models. */
public final class ModelLibrary {

  /** The strongest first; what is left equal keeps the order in which it was found. */
  private static final Comparator<LibraryModel> STRONGEST_FIRST =
      Comparator.comparing(LibraryModel::origin)
          .thenComparing(model -> model.activation() != ModelActivation.ON_REQUEST)
          .thenComparing(LibraryModel::name)
          .thenComparing(LibraryModel::path);

  private ModelLibrary() {}

  /**
   * Loads the models that a run uses. Never fails on a wrong file: what is wrong is in the
   * diagnostics with its place, and left out; everything else is used.
   */
  public static LoadedModels load(ModelRequest request) {
    List<LibraryModel> available = new ArrayList<>(BundledModels.all());
    ModelFinder finder = find(request, available);
    List<Diagnostic> diagnostics = new ArrayList<>(finder.diagnostics());
    Set<String> names = names(available, finder.found());
    for (Decoded each : finder.found().parallelStream().map(Decoded::of).toList()) {
      each.model().ifPresent(available::add);
      diagnostics.addAll(each.diagnostics());
    }
    available.sort(STRONGEST_FIRST);
    diagnostics.addAll(unknownNames(request.choice(), names));
    return join(
        available.stream().filter(model -> isUsed(model, request, finder.classes())).toList(),
        versions(available, request, finder.classes()),
        diagnostics);
  }

  /** What a file says, and what is wrong with it. Files are decoded independently. */
  private record Decoded(Optional<LibraryModel> model, List<Diagnostic> diagnostics) {

    static Decoded of(ModelText text) {
      if (text.origin() == ModelOrigin.SUMMARY) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        return new Decoded(SummaryFile.decode(text, diagnostics), diagnostics);
      }
      YamlProblems problems = new YamlProblems(text.path());
      Optional<LibraryModel> decoded = LibraryDecoder.decode(text, problems);
      return new Decoded(decoded, problems.diagnostics());
    }
  }

  /** Loads every model that can be found, whatever the names that the request has. */
  public static LoadedModels loadAll(ModelRequest request) {
    List<LibraryModel> bundled = BundledModels.all();
    Set<String> names = names(bundled, find(request, bundled).found());
    return load(new ModelRequest(names, request.files(), request.classpath()));
  }

  /**
   * Reads the text of a user's model that may not be saved yet. Never fails: problems are reported
   * in the result.
   *
   * @param file where it is, or will be
   */
  public static LoadedModels parse(Path file, String text) {
    ModelText read = ModelText.ofUser(file, text);
    YamlProblems problems = new YamlProblems(read.path());
    List<LibraryModel> decoded = LibraryDecoder.decode(read, problems).stream().toList();
    return join(decoded, Versions.NONE, new ArrayList<>(problems.diagnostics()));
  }

  private static ModelFinder find(ModelRequest request, List<LibraryModel> bundled) {
    ModelFinder finder = new ModelFinder(markers(bundled));
    request.classpath().forEach(finder::addClasspathElement);
    request.files().forEach(finder::addFile);
    return finder;
  }

  /** Returns the classes with which bundled models are active. */
  private static Set<String> markers(List<LibraryModel> bundled) {
    return bundled.stream()
        .map(LibraryModel::activeWith)
        .filter(marker -> !marker.isEmpty())
        .collect(Collectors.toSet());
  }

  private static Set<String> names(List<LibraryModel> bundled, List<ModelText> found) {
    Set<String> names = new TreeSet<>();
    bundled.forEach(each -> names.add(each.name()));
    found.forEach(each -> names.add(each.name()));
    return names;
  }

  private static Versions versions(
      List<LibraryModel> available, ModelRequest request, Set<String> classes) {
    return new Versions(
        available.stream()
            .filter(model -> model.origin() == ModelOrigin.BUNDLED && !model.marks().isEmpty())
            .filter(model -> !isUsed(model, request, classes))
            .filter(model -> request.choice().takes(model, true))
            .toList());
  }

  private static LoadedModels join(
      List<LibraryModel> used, Versions versions, List<Diagnostic> diagnostics) {
    List<LibraryModel> written =
        used.stream().filter(model -> model.origin() != ModelOrigin.SUMMARY).toList();
    diagnostics.addAll(Disagreements.among(written));
    diagnostics.sort(Diagnostic.ORDER);
    return new LoadedModels(IndexedModels.of(used), written, versions, diagnostics);
  }

  private static boolean isUsed(LibraryModel model, ModelRequest request, Set<String> classes) {
    return model.origin() == ModelOrigin.USER
        || request.choice().takes(model, isThere(model, request, classes));
  }

  private static boolean isThere(LibraryModel model, ModelRequest request, Set<String> classes) {
    return classes.contains(model.activeWith()) || request.versions().contains(model.activeWith());
  }

  private static List<Diagnostic> unknownNames(ModelChoice choice, Set<String> known) {
    Stream<Diagnostic> named =
        choice.only().stream()
            .filter(name -> !known.contains(name))
            .map(name -> Diagnostic.error(null, unknown(name, known)));
    Stream<Diagnostic> written =
        Stream.concat(choice.enabled().stream(), choice.disabled().stream())
            .filter(name -> !known.contains(name.name()))
            .map(name -> unknown(name, known));
    return Stream.concat(named, written).toList();
  }

  private static Diagnostic unknown(ModelChoice.Written written, Set<String> known) {
    Position at = written.at();
    String message = unknown(written.name(), known);
    return new Diagnostic(Severity.ERROR, written.path(), at.line(), at.column(), message);
  }

  private static String unknown(String name, Set<String> known) {
    return "there is no model `" + name + "`: " + hint(name, known);
  }

  private static String hint(String name, Set<String> known) {
    if (name.endsWith(".yaml") || name.endsWith(".yml")) {
      return "it is the name of a file; give a file as one, such as by `--model-file`";
    }
    String all = "the models are " + NearestNames.listed(known);
    return NearestNames.question(name, known, all);
  }
}
