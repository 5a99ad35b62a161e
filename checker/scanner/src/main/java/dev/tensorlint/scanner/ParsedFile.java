// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import com.github.javaparser.ast.CompilationUnit;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.source.UnitSkeleton;
import org.jspecify.annotations.Nullable;

/**
 * A file that parses.
 *
 * @param tree its tree, null when it was dropped to save memory and is to be parsed again
 */
record ParsedFile(SourceFile file, UnitSkeleton skeleton, @Nullable CompilationUnit tree) {}
