// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.incremental.ProgramQueries;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.RootMark;
import java.util.List;

/** What the methods of each named type of an analysed program do. */
final class SummariesByType {

  private final ProgramIndex index;
  private final ProgramQueries answers;

  SummariesByType(ProgramIndex index, ProgramQueries answers) {
    this.index = index;
    this.answers = answers;
  }

  /** Returns them by the name of the type. */
  List<TypeSummaries> all() {
    return index.typeNames().stream()
        .map(name -> OwnerSummaries.of(of(name), answers.owner(name)))
        .toList();
  }

  private TypeSummaries of(String type) {
    List<MethodSummary> methods =
        index.types(List.of(type)).stream()
            .flatMap(each -> each.methods().stream())
            .filter(method -> !method.isInitializer())
            .map(this::of)
            .toList();
    return new TypeSummaries(RootMark.strip(type), methods);
  }

  private MethodSummary of(MethodDecl method) {
    Procedure code = index.procedure(method);
    int line = code == null ? 0 : code.body().line();
    return StatedExceptions.in(method.ref(), answers.summaries().effects(method.ref()), line);
  }
}
