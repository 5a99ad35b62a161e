// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.scanner.types.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the supertypes of all types of a file, those of its local and anonymous classes too. */
final class UnitSupertypes extends IrWalker {

  private final Types types;
  private final Map<String, List<String>> found = new LinkedHashMap<>();

  private UnitSupertypes(Types types) {
    this.types = types;
  }

  static Map<String, List<String>> of(CompilationUnit unit, Types types) {
    UnitSupertypes finder = new UnitSupertypes(types);
    unit.types().forEach(finder::visitType);
    return finder.found;
  }

  @Override
  public void visitType(TypeDecl type) {
    found.put(type.name(), List.copyOf(types.supertypes().closure(type.name())));
    super.visitType(type);
  }
}
