// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Loads lifecycle models. */
public final class ModelLibrary {

  /** The strongest first; what is left equal keeps the order in which it was found. */
  private static final Comparator<LibraryModel> STRONGEST_FIRST =
      Comparator.comparing(LibraryModel::origin)
          .thenComparing(LibraryModel::name)
          .thenComparing(LibraryModel::path);

  private ModelLibrary() {}

  /**
   * Loads the models that a run uses. Never fails on a wrong file: what is wrong is in the
   * diagnostics with its place, and left out; everything else is used.
   */
  public static LoadedModels load(ModelRequest request) {
    ModelFinder finder = find(request);
    List<Diagnostic> diagnostics = new ArrayList<>(finder.diagnostics());
    List<LibraryModel> available = new ArrayList<>();
    for (ModelText text : finder.found()) {
      ModelProblems problems = new ModelProblems(text.path());
      LibraryDecoder.decode(text, problems).ifPresent(available::add);
      diagnostics.addAll(problems.diagnostics());
    }
    available.sort(STRONGEST_FIRST);
    diagnostics.addAll(unknownNames(request.names(), finder.found()));
    return join(available.stream().filter(model -> isUsed(model, request)).toList(), diagnostics);
  }

  /** Loads every model that can be found, whatever the names that the request has. */
  public static LoadedModels loadAll(ModelRequest request) {
    Set<String> names =
        find(request).found().stream().map(ModelText::name).collect(Collectors.toSet());
    return load(new ModelRequest(names, request.files(), request.classpath()));
  }

  private static ModelFinder find(ModelRequest request) {
    ModelFinder finder = new ModelFinder();
    finder.addBundled();
    request.classpath().forEach(finder::addClasspathElement);
    request.files().forEach(finder::addFile);
    return finder;
  }

  private static LoadedModels join(List<LibraryModel> used, List<Diagnostic> diagnostics) {
    diagnostics.addAll(Disagreements.among(used));
    diagnostics.sort(Diagnostic.ORDER);
    return new LoadedModels(IndexedModels.of(used), used, diagnostics);
  }

  private static boolean isUsed(LibraryModel model, ModelRequest request) {
    boolean isAsked =
        request.names().isEmpty()
            ? model.activation() == ModelActivation.DEFAULT
            : request.names().contains(model.name());
    return isAsked
        || model.origin() == ModelOrigin.USER
        || model.activation() == ModelActivation.ALWAYS;
  }

  private static List<Diagnostic> unknownNames(Set<String> names, List<ModelText> found) {
    TreeSet<String> known =
        found.stream().map(ModelText::name).collect(Collectors.toCollection(TreeSet::new));
    return names.stream()
        .filter(name -> !known.contains(name))
        .map(
            name ->
                Diagnostic.error(null, "there is no model `" + name + "`: " + hint(name, known)))
        .toList();
  }

  private static String hint(String name, Set<String> known) {
    String all = "the models are " + NearestNames.listed(known);
    return NearestNames.question(name, known, all);
  }
}
