// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.util.List;

/**
 * What happened to some things, in words.
 *
 * @param cause {@code {}} stands for the subjects
 */
record GapText(String cause, List<String> subjects, List<String> unversioned) {

  /**
   * Returns the words.
   *
   * @param most subjects that are named; the others are counted
   */
  String of(int most) {
    String them = listed(subjects, most);
    String what =
        cause.replace(ProjectGap.SUBJECTS, subjects.size() > 1 ? "each of " + them : them);
    return unversioned.isEmpty()
        ? what
        : what + ", so that no version is known for " + listed(unversioned, most);
  }

  /** Returns {@code a, b and 3 more}. */
  static String listed(List<String> names, int most) {
    List<String> distinct = names.stream().distinct().toList();
    int named = Math.min(Math.max(1, most), distinct.size());
    String others = distinct.size() == named ? "" : " and " + (distinct.size() - named) + " more";
    return String.join(", ", distinct.subList(0, named)) + others;
  }
}
