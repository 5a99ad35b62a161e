// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.ImportSyntax;
import java.util.List;

/** What a file imports, in its order. */
record FileImports(SourceFile file, List<ImportSyntax> imports) {

  FileImports {
    imports = List.copyOf(imports);
  }
}
