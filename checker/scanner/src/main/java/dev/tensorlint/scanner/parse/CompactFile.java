// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Optional;

/**
 * A file whose members stand outside of a class (JLS 25, section 7.3). The language gives them a
 * final class with the name of the file. JavaParser makes such a class of any text that has a
 * member outside of a class; most of these are texts that somebody has broken.
 */
final class CompactFile {

  private static final String SUFFIX = ".java";

  private CompactFile() {}

  static boolean isImplied(TypeDeclaration<?> type) {
    return type instanceof ClassOrInterfaceDeclaration plain && plain.isCompact();
  }

  /** Returns the name of the class that a file implies. */
  static String className(SourceFile file) {
    String name = file.path().substring(file.path().lastIndexOf('/') + 1);
    return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
  }

  /** Returns the first member that stands outside of a class although the language forbids it. */
  static Optional<BodyDeclaration<?>> strayMember(CompilationUnit unit) {
    return unit.getTypes().stream()
        .filter(type -> isImplied(type) && !isAllowed(type, unit))
        .flatMap(type -> type.getMembers().stream())
        .filter(member -> !(member instanceof TypeDeclaration))
        .findFirst();
  }

  private static boolean isAllowed(TypeDeclaration<?> implied, CompilationUnit unit) {
    return unit.getPackageDeclaration().isEmpty()
        && importsComeFirst(implied, unit)
        && implied.getMethodsByName("main").stream().anyMatch(CompactFile::isLaunched);
  }

  private static boolean importsComeFirst(TypeDeclaration<?> implied, CompilationUnit unit) {
    return unit.getImports().stream()
        .allMatch(each -> Node.NODE_BY_BEGIN_POSITION.compare(each, implied) < 0);
  }

  /** Such a class must have a method that a launcher starts. */
  private static boolean isLaunched(MethodDeclaration main) {
    boolean takesNothing = main.getParameters().isEmpty();
    boolean takesArguments =
        main.getParameters().size() == 1
            && main.getParameter(0).getTypeAsString().equals("String[]");
    return (takesNothing || takesArguments) && main.getType().isVoidType() && !main.isPrivate();
  }
}
