// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.List;

/**
 * Source folders that a script names.
 *
 * @param isMain whether they are of main sources; otherwise they are tests
 * @param replaces whether they stand in the place of the usual ones
 */
record SourceFolders(
    boolean isMain, boolean replaces, List<List<Node>> arguments, Script script, Span span) {}
