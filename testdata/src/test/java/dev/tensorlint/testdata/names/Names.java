// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import com.github.javaparser.resolution.declarations.ResolvedConstructorDeclaration;
import com.github.javaparser.resolution.declarations.ResolvedMethodLikeDeclaration;
import com.github.javaparser.resolution.types.ResolvedType;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * Writes methods in one form for all resolvers: owner, name and erased parameters, a dot before the
 * names of nested types, and none for classes that have no name of their own.
 */
final class Names {

  /** The solver draws names for anonymous classes. */
  private static final Pattern RANDOM_NAME = Pattern.compile("Anonymous-[0-9a-f-]+");

  private Names() {}

  static String of(MethodRef method) {
    return plain(method.key());
  }

  static String of(ResolvedMethodLikeDeclaration method) {
    StringJoiner parameters = new StringJoiner(",", "(", ")");
    for (int i = 0; i < method.getNumberOfParams(); i++) {
      parameters.add(erased(method.getParam(i).getType()));
    }
    String name =
        method instanceof ResolvedConstructorDeclaration ? MethodRef.CONSTRUCTOR : method.getName();
    return plain(method.declaringType().getQualifiedName() + "#" + name + parameters);
  }

  /** The erasure of a type variable is its bound as the solver has it, with type arguments. */
  private static String erased(ResolvedType type) {
    return type.erasure().describe().replaceAll("<.*>", "");
  }

  private static String plain(String name) {
    return RANDOM_NAME.matcher(name.replace('$', '.')).replaceAll("Anonymous");
  }
}
