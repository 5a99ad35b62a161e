// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.model.Conventions;

/** Recognises the methods in which objects release what they own. */
public final class ReleaseEntry {

  private ReleaseEntry() {}

  public static boolean isIn(Conventions conventions, MethodDecl method) {
    boolean isNamed =
        method.kind() == MethodDecl.Kind.METHOD
            && method.parameters().isEmpty()
            && conventions.releasing().methods().contains(method.ref().name());
    return isNamed
        || method.annotations().stream()
            .anyMatch(each -> conventions.releasing().annotations().contains(each.name()));
  }
}
