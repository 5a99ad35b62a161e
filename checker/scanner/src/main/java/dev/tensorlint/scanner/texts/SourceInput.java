// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.texts;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import org.jspecify.annotations.Nullable;

/**
 * A source that has a text.
 *
 * @param problem what is wrong with how it is encoded, null for nothing
 * @param traits what its text says, null as long as nobody has looked
 */
public record SourceInput(
    SourceFile file, @Nullable Diagnostic problem, @Nullable TextTraits traits) {}
