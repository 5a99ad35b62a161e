// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** What both source front ends say of the same files. */
record CaseLints(Lint scanner, Lint compiler) {

  static CaseLints of(List<Path> files) throws IOException {
    return new CaseLints(Lint.byScanner(files), Lint.byCompiler(files));
  }
}
