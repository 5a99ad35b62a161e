// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Place;
import org.jspecify.annotations.Nullable;

/**
 * One name in the source that suppresses findings in a part of it.
 *
 * @param at the comment or the annotation
 * @param rule the rule that it means, null for all
 * @param isOurs whether the name can only mean TensorLint, so that it is reported when it
 *     suppresses nothing
 * @param written how it reads in the source
 * @param reach which findings of its file it means
 */
record Suppression(Place at, @Nullable String rule, boolean isOurs, String written, Reach reach) {

  String path() {
    return at.file().path();
  }
}
