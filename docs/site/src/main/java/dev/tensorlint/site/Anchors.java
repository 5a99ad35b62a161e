// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Anchors of the headings of one page, as GitHub makes them, so that links work in both places. */
final class Anchors {

  private final Map<String, Integer> taken = new HashMap<>();

  /**
   * Returns the anchor of the next heading: {@code two-words}, and {@code two-words-1} if taken.
   */
  String of(String heading) {
    String name =
        heading
            .strip()
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
            .replace(' ', '-');
    int earlier = taken.merge(name, 1, Integer::sum) - 1;
    return earlier == 0 ? name : name + "-" + earlier;
  }
}
