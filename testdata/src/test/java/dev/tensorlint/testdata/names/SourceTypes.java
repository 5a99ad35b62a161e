// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.resolution.declarations.ResolvedReferenceTypeDeclaration;
import com.github.javaparser.resolution.model.SymbolReference;
import com.github.javaparser.symbolsolver.javaparsermodel.JavaParserFacade;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The types of parsed files, for the symbol solver. Its own finds them through caches that the
 * garbage collector empties, so that two runs give different answers.
 */
final class SourceTypes implements TypeSolver {

  private final Map<String, TypeDeclaration<?>> types = new HashMap<>();
  private @Nullable TypeSolver parent;

  SourceTypes(List<CompilationUnit> units) {
    for (CompilationUnit unit : units) {
      unit.findAll(TypeDeclaration.class).forEach(this::add);
    }
  }

  private void add(TypeDeclaration<?> type) {
    type.getFullyQualifiedName().ifPresent(name -> types.put(name, type));
  }

  @Override
  public @Nullable TypeSolver getParent() {
    return parent;
  }

  @Override
  public void setParent(TypeSolver parent) {
    this.parent = parent;
  }

  @Override
  public SymbolReference<ResolvedReferenceTypeDeclaration> tryToSolveType(String name) {
    TypeDeclaration<?> type = types.get(name);
    return type == null
        ? SymbolReference.unsolved()
        : SymbolReference.solved(JavaParserFacade.get(getRoot()).getTypeDeclaration(type));
  }

  @Override
  public SymbolReference<ResolvedReferenceTypeDeclaration> tryToSolveTypeInModule(
      String module, String name) {
    return tryToSolveType(name);
  }
}
