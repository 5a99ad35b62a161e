// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What the analysis of a module says to the modules that call it: a file of model entries beside
 * the classes of the module. It is a note of what was inferred and no contract, so that every model
 * is stronger, and so is code that is analysed itself.
 *
 * @param library coordinates of the module
 * @param version of the module, empty if unknown
 * @param types what its methods do
 */
public record SummaryFile(String library, String version, List<TypeSummaries> types) {

  /** Counts the versions of this format; other versions are not read. */
  static final int FORMAT = 1;

  /** The key whose value is the format. */
  static final String KEY = "summary";

  private static final String ENDING = ".summary";
  private static final String HEAD =
      """
      # What the code of this module does to resources, for the modules that call it.
      # Written by TensorLint; not to be edited.
      """;

  public SummaryFile {
    types = List.copyOf(types);
  }

  /**
   * Returns where the summary of a module is.
   *
   * @param classes the folder of its classes
   * @param module its name, without its group
   */
  public static Path in(Path classes, String module) {
    return classes.resolve(ModelFinder.FOLDER + module.replaceAll("[^\\w.-]", "_") + ENDING);
  }

  static boolean isOne(String path) {
    return path.endsWith(ENDING);
  }

  /**
   * Returns the text of the file: the same for the same module, in any order of its sources. Types
   * and methods that callers cannot tell from unknown ones are left out.
   */
  public String text() {
    List<TypeSummaries> said =
        types.stream()
            .map(SummaryFile::said)
            .filter(type -> type.resource() != null || !type.methods().isEmpty())
            .sorted(Comparator.comparing(TypeSummaries::type))
            .toList();
    String versions = version.isEmpty() ? "" : "versions: \"" + version + "\"\n";
    return HEAD + KEY + ": " + FORMAT + "\n" + versions + ModelFilePrinter.printBare(library, said);
  }

  /** Returns whether the module has nothing to say to its callers. */
  public boolean isEmpty() {
    return types.stream().map(SummaryFile::said).allMatch(SummaryFile::isEmpty);
  }

  /** Writes the file in one step; of a module without anything to say, there is none. */
  public void write(Path file) throws IOException {
    if (isEmpty()) {
      Files.deleteIfExists(file);
      return;
    }
    Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
    Path part = Files.createTempFile(folder, "summary", ".part");
    try {
      Files.writeString(part, text());
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static boolean isEmpty(TypeSummaries type) {
    return type.resource() == null && type.methods().isEmpty();
  }

  private static TypeSummaries said(TypeSummaries type) {
    boolean isResource = type.resource() != null;
    return new TypeSummaries(
        type.type(),
        type.resource(),
        type.methods().stream()
            .map(method -> isResource ? withoutClaim(method) : method)
            .filter(MethodSummary::isComplete)
            .filter(method -> isResource || matters(method))
            .sorted(Comparator.comparing(method -> method.method().key()))
            .toList());
  }

  /** A constructor without an entry would make something to release. */
  private static MethodSummary withoutClaim(MethodSummary method) {
    return method.isComplete() || !method.method().isConstructor()
        ? method
        : method.with(
            Contracts.modelled(
                ResultEffect.COPY, OperandEffect.BORROWS, List.of(OperandEffect.RETAINS)));
  }

  /** Returns whether a caller would assume something else of a method that is not known. */
  private static boolean matters(MethodSummary method) {
    Summary summary = method.summary().orElseThrow();
    return summary.result().kind() != ResultEffect.Kind.UNKNOWN
        || !summary.receiver().isReadOnly()
        || summary.parameters().effects().stream().anyMatch(each -> !each.isReadOnly())
        || method.method().parameters().stream().anyMatch(SummaryFile::mayBeFollowed);
  }

  private static boolean mayBeFollowed(TypeRef type) {
    return !type.isPrimitive() && OperandEffect.notFollowed(type).equals(OperandEffect.RETAINS);
  }

  /**
   * Reads a file. What is wrong with it is one warning, and nothing of it is used: without it, the
   * module's methods have unknown effects.
   */
  static Optional<LibraryModel> decode(ModelText source, List<Diagnostic> diagnostics) {
    YamlProblems problems = new YamlProblems(source.path());
    Optional<LibraryModel> decoded = LibraryDecoder.decode(source, problems);
    if (problems.count() == 0) {
      return decoded;
    }
    List<Diagnostic> found = new ArrayList<>(problems.diagnostics());
    String message =
        "this summary of a module is not used (" + found.get(0).message() + "); build it again";
    diagnostics.add(Diagnostic.warning(source.path(), message));
    return Optional.empty();
  }
}
