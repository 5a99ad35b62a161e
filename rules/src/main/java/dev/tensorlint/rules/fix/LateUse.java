// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Set;

/** A release, and a use after it. */
record LateUse(Place release, Place use) {

  /** A program that catches what the use throws wants to see that. */
  boolean isExpected(Code code) {
    return code.at(use).nodes().stream()
        .filter(Stmt.Try.class::isInstance)
        .map(Stmt.Try.class::cast)
        .filter(block -> block.body().span().contains(use.span()))
        .flatMap(block -> block.catches().stream())
        .flatMap(clause -> clause.types().stream())
        .anyMatch(type -> code.types().isSubtype(type.name(), "java.lang.RuntimeException"));
  }

  boolean isIn(Siblings list, int last) {
    int index = index(list);
    return index >= 0 && index <= last;
  }

  /** Returns which of the statements has the use in it, -1 for none. */
  int index(Siblings list) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i).span().contains(use.span())) {
        return i;
      }
    }
    return -1;
  }

  /** Code that runs between the release and the use, as an assertion does, may want it released. */
  boolean isAskedBetween(Siblings list, Set<Local> variables) {
    return list.statements().stream()
        .filter(stmt -> stmt.span().start() >= release.span().end())
        .filter(stmt -> stmt.span().end() <= use.span().start())
        .anyMatch(stmt -> LambdaMentions.any(stmt, variables));
  }
}
