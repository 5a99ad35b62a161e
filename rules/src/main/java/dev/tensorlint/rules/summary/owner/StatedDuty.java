// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The duty to release the objects of a class that annotations of other tools state: of the class,
 * or of some of its constructors.
 *
 * @param releaseMethods the methods one of which releases an object
 * @param makers keys of the constructors whose callers have the duty
 */
record StatedDuty(List<String> releaseMethods, Set<String> makers) {

  private static final String CLOSE = "close";

  /**
   * @param effects what annotations state
   */
  static StatedDuty of(TypeDecl type, AnnotationEffects effects) {
    List<String> stated = effects.releaseMethods(uses(type));
    Set<String> makers = new HashSet<>();
    boolean isImplicit = true;
    for (MethodDecl method : type.methods()) {
      if (method.kind() == MethodDecl.Kind.CONSTRUCTOR) {
        isImplicit = false;
        if (!stated.isEmpty() || effects.isFresh(method.annotations())) {
          makers.add(method.ref().key());
        }
      }
    }
    if (isImplicit && !stated.isEmpty()) {
      makers.add(type.name() + "#" + MethodRef.CONSTRUCTOR + "()");
    }
    return new StatedDuty(stated.isEmpty() && !makers.isEmpty() ? List.of(CLOSE) : stated, makers);
  }

  private static List<MethodAnnotations.Use> uses(TypeDecl type) {
    return type.annotations().stream()
        .map(each -> new MethodAnnotations.Use(each.name(), each.strings()))
        .toList();
  }
}
