// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The methods of a file, as far as an annotation can be put in front of them. */
final class Declarations {

  private final List<MethodDecl> methods = new ArrayList<>();

  Declarations(List<CompilationUnit> units) {
    IrWalker walker =
        new IrWalker() {
          @Override
          public void visitMethod(MethodDecl method) {
            methods.add(method);
            super.visitMethod(method);
          }
        };
    units.forEach(unit -> unit.types().forEach(walker::visitType));
  }

  /**
   * Returns where an annotation goes on the innermost method around a place; empty when there is
   * none, or when it has warnings suppressed already.
   */
  Optional<Integer> annotatable(Span place) {
    return methods.stream()
        .filter(method -> !method.isInitializer() && method.span().contains(place))
        .min(Comparator.comparingInt(method -> method.span().end() - method.span().start()))
        .filter(method -> method.annotations().stream().noneMatch(Declarations::suppresses))
        .map(method -> method.span().start());
  }

  private static boolean suppresses(Annotation annotation) {
    return annotation.name().equals("SuppressWarnings");
  }
}
