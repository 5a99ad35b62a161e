// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.VarType;
import java.util.Set;

/**
 * Types of local variables that their initializers tell: {@code var}, and Lombok's {@code val} and
 * {@code var}, which are types by the text of a file and are replaced where Lombok runs.
 */
final class InferredTypes {

  private static final String LOMBOK = "lombok";
  private static final String VAL = "val";
  private static final Set<String> WRITTEN_OUT = Set.of("lombok.val", "lombok.var");

  private InferredTypes() {}

  static boolean isInferred(Type type) {
    if (type instanceof VarType) {
      return true;
    }
    if (!(type instanceof ClassOrInterfaceType named) || named.getTypeArguments().isPresent()) {
      return false;
    }
    return WRITTEN_OUT.contains(named.getNameWithScope())
        || (named.getNameWithScope().equals(VAL)
            && type.findCompilationUnit().filter(InferredTypes::importsVal).isPresent());
  }

  private static boolean importsVal(CompilationUnit file) {
    return file.getImports().stream().anyMatch(InferredTypes::isOfVal);
  }

  private static boolean isOfVal(ImportDeclaration each) {
    String wanted = each.isAsterisk() ? LOMBOK : LOMBOK + "." + VAL;
    return !each.isStatic() && each.getNameAsString().equals(wanted);
  }
}
