// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import java.nio.charset.Charset;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file before and after its fixes.
 *
 * @param name path as it is shown to people
 * @param encoding what the request says of the encoding of the sources, null to detect it
 */
public record FixedFile(
    Path path, String name, String before, String after, @Nullable Charset encoding) {}
