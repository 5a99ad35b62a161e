// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import java.nio.file.Path;

/**
 * A file before and after its fixes.
 *
 * @param name path as it is shown to people
 */
public record FixedFile(Path path, String name, String before, String after) {}
