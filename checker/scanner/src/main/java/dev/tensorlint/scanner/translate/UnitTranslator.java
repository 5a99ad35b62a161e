// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.body.TypeDeclaration;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.TypeSkeleton;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Translates files. Thread-safe. */
public final class UnitTranslator {

  private static final Translators TRANSLATORS =
      new Translators(ExprTranslator::new, StmtTranslator::new, TypeTranslator::new);

  private final Types types;

  public UnitTranslator(Types types) {
    this.types = types;
  }

  /**
   * Translates one file.
   *
   * @param declarations its classes, declared in the type table already
   * @throws TranslationException on a fault of the translator, with its place
   */
  public CompilationUnit translate(
      SourceFile file,
      com.github.javaparser.ast.CompilationUnit tree,
      UnitDeclarations declarations)
      throws TranslationException {
    FileContext context = new FileContext(file, types, declarations, TRANSLATORS);
    try {
      return translate(file, tree, context);
    } catch (RuntimeException | StackOverflowError e) {
      throw new TranslationException(context.place(), e);
    }
  }

  private static CompilationUnit translate(
      SourceFile file, com.github.javaparser.ast.CompilationUnit tree, FileContext context) {
    UnitDeclarations declarations = context.declared();
    List<TypeDecl> translated = new ArrayList<>();
    Iterator<TypeSkeleton> declared = declarations.unit().types().iterator();
    for (TypeDeclaration<?> type : tree.getTypes()) {
      translated.add(context.declarations().translate(type, declared.next().name()));
    }
    String packageName = declarations.unit().packageName();
    return new CompilationUnit(file, packageName, translated, context.unresolved().count());
  }
}
