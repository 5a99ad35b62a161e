// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.SourceFile;
import java.util.List;

/**
 * One translated source file.
 *
 * @param packageName its package, empty for the unnamed one
 * @param types top-level types in source order
 * @param unresolvedNames number of calls, constructors and types that the front end could not
 *     resolve
 */
public record CompilationUnit(
    SourceFile file, String packageName, List<TypeDecl> types, int unresolvedNames) {

  public CompilationUnit {
    types = List.copyOf(types);
  }
}
