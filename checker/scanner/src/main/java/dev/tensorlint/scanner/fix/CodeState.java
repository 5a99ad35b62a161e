// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.resource.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What there is to know of one file besides its findings, before or after an edit.
 *
 * @param isParsed whether the text parses and was translated
 * @param unresolved number of names in the whole program that do not resolve
 * @param redeclared local variables whose name another one in scope has
 * @param undeclared checked exceptions that no {@code throws} clause has
 * @param fates what becomes of what its code creates
 */
record CodeState(
    boolean isParsed,
    int unresolved,
    List<String> redeclared,
    List<String> undeclared,
    List<Created> fates) {

  static final CodeState BROKEN = new CodeState(false, 0, List.of(), List.of(), List.of());

  /**
   * A fate with its place as it was when asked; places move with the text.
   *
   * @param text the expression
   */
  record Created(Fate fate, int start, String text) {
    static Created of(Fate fate) {
      return new Created(
          fate, fate.created().span().start(), fate.created().text().replaceAll("\\s+", " "));
    }
  }

  /** Returns why the text of another state does not compile although this one does. */
  Optional<Objection> compileError(CodeState after) {
    if (!after.isParsed) {
      return Optional.of(Objection.useless("the text does not parse then"));
    }
    if (after.unresolved > unresolved) {
      return Optional.of(Objection.useless("a name does not resolve then"));
    }
    return more(redeclared, after.redeclared)
        .map(name -> Objection.useless("`" + name + "` is declared twice then"))
        .or(
            () ->
                more(undeclared, after.undeclared)
                    .map(one -> Objection.useless("a checked exception is undeclared: " + one)));
  }

  private static Optional<String> more(List<String> before, List<String> after) {
    List<String> left = new ArrayList<>(after);
    before.forEach(left::remove);
    return left.stream().findFirst();
  }
}
