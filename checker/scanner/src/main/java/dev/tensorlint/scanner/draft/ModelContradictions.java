// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.MethodPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares what models say of methods with what is inferred from the code of these methods. Only
 * what cannot both hold is a contradiction: a model may know more than the code shows, such as what
 * happens in native code, and the code may be undecided. A method without a body of its own shows
 * nothing: what implements it elsewhere is not known. The entry of an internal method is for the
 * sources of the library, and stands above its code.
 */
public final class ModelContradictions {

  private final Map<String, TypeSummaries> inferred = new HashMap<>();
  private final List<Diagnostic> found = new ArrayList<>();
  private int compared;

  /**
   * @param inferred what the methods of the library do
   */
  public ModelContradictions(List<TypeSummaries> inferred) {
    inferred.forEach(type -> this.inferred.put(type.type(), type));
  }

  /** Returns a warning for each contradiction, in the order of the models. */
  public List<Diagnostic> in(List<LibraryModel> models) {
    models.forEach(model -> model.types().forEach(type -> compare(model, type)));
    return List.copyOf(found);
  }

  /** Returns the number of methods that were compared. */
  public int compared() {
    return compared;
  }

  private void compare(LibraryModel model, LibraryModel.Type type) {
    TypeSummaries code = inferred.get(type.name());
    if (code != null) {
      code.methods().stream()
          .filter(MethodSummary::isComplete)
          .filter(method -> method.line() > 0)
          .filter(method -> !type.traits().internal().contains(method.method().name()))
          .forEach(
              method ->
                  entry(type, method).ifPresent(entry -> compare(model, type, entry, method)));
    }
  }

  private static Optional<LibraryModel.Method> entry(LibraryModel.Type type, MethodSummary method) {
    return type.methods().stream()
        .filter(each -> each.pattern().matches(method.method()))
        .min(Comparator.comparing(LibraryModel.Method::pattern, MethodPattern.SPECIFIC_FIRST));
  }

  private void compare(
      LibraryModel model, LibraryModel.Type type, LibraryModel.Method entry, MethodSummary method) {
    compared++;
    Summary said = entry.effect();
    Summary shown = method.summary().orElseThrow();
    List<String> problems = new ArrayList<>();
    for (int i = 0; i < method.method().parameters().size(); i++) {
      argument(said.parameter(i), shown.parameter(i))
          .map(("argument " + i + " ")::concat)
          .ifPresent(problems::add);
    }
    if (!method.method().isConstructor()) {
      result(said.result(), shown.result()).ifPresent(problems::add);
    }
    for (String problem : problems) {
      String line = method.line() == 0 ? "" : " (line " + method.line() + ")";
      String message = "`" + entry.pattern() + "` of `" + type.name() + "`: " + problem + line;
      found.add(
          new Diagnostic(
              Severity.WARNING, model.path(), entry.at().line(), entry.at().column(), message));
    }
  }

  /** What becomes of elements is often not seen in code, so that it contradicts nothing. */
  private static Optional<String> argument(OperandEffect said, OperandEffect shown) {
    boolean isSaidReleased = said.released() == Certainty.YES && !said.isOfElements();
    if (isSaidReleased && leavesOpen(shown)) {
      return Optional.of("is released by the model, and its code leaves it open");
    }
    boolean isSaidLent = said.equals(OperandEffect.BORROWS) || said.equals(OperandEffect.METADATA);
    return isSaidLent && shown.isReleased()
        ? Optional.of("is only lent by the model, and its code releases it")
        : Optional.empty();
  }

  private static boolean leavesOpen(OperandEffect shown) {
    return shown.released() == Certainty.NO
        && shown.handedOver() == Certainty.NO
        && shown.custody() == Custody.SAME
        && !shown.isUnsure()
        && !shown.isOverwritten();
  }

  private static Optional<String> result(ResultEffect said, ResultEffect shown) {
    boolean isSame =
        shown.kind() == ResultEffect.Kind.ALIAS
            && (shown.from().isArgument() || shown.from().isReceiver());
    if (isNew(said) && isSame) {
      return Optional.of("the result is new by the model, and its code returns what it was given");
    }
    boolean isSaidOld =
        said.kind() == ResultEffect.Kind.ALIAS || said.kind() == ResultEffect.Kind.BORROW;
    return isSaidOld && isNew(shown)
        ? Optional.of("the result is not new by the model, and its code makes it")
        : Optional.empty();
  }

  private static boolean isNew(ResultEffect result) {
    return result.kind() == ResultEffect.Kind.FRESH || result.kind() == ResultEffect.Kind.SCOPED;
  }
}
