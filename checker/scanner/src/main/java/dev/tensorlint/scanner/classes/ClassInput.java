// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.scanner.types.ClassContainer;
import java.nio.file.Path;

/**
 * An archive or folder whose classes are checked.
 *
 * @param shown the path as reports show it
 */
public record ClassInput(Path path, String shown, ClassContainer container) {}
