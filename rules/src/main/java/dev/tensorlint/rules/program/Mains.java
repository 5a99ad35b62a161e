// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;

/** Recognizes the methods that start a program. */
public final class Mains {

  private static final String MAIN = "main";
  private static final String STRING = "java.lang.String";

  private Mains() {}

  public static boolean isMain(MethodDecl method) {
    return method.kind() == MethodDecl.Kind.METHOD
        && method.ref().name().equals(MAIN)
        && !method.has(Modifier.PRIVATE)
        && method.ref().returnType().equals(TypeRef.VOID)
        && isStarted(method);
  }

  /** Since JDK 25, an instance method without parameters can start a program as well. */
  private static boolean isStarted(MethodDecl method) {
    List<TypeRef> types = method.parameters().stream().map(local -> local.type()).toList();
    return types.isEmpty()
        || (types.size() == 1
            && types.get(0).dimensions() == 1
            && types.get(0).name().equals(STRING));
  }
}
