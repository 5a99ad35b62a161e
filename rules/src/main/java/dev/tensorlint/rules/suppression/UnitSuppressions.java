// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MaySuppress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The suppressions of one file, kept as long as it does not change. Constants that annotations name
 * may be declared elsewhere: a file with such annotations is read again each time.
 */
final class UnitSuppressions {

  private final CompilationUnit unit;
  private final RuleNames names;
  private @Nullable Reading kept;
  private boolean namesConstants;

  /**
   * What a reading of the file gives.
   *
   * @param problems what is wrong with how they are written
   */
  record Reading(List<Suppression> suppressions, List<Diagnostic> problems) {}

  UnitSuppressions(CompilationUnit unit, RuleNames names) {
    this.unit = unit;
    this.names = names;
  }

  /** Returns whether it is worth to look through a file. */
  static MaySuppress mayBeIn(CompilationUnit unit) {
    String text = unit.file().text();
    return new MaySuppress(IgnoreComments.mayBeIn(text) || SuppressWarningsReader.mayBeIn(text));
  }

  /**
   * Reads the file, unless that has been done.
   *
   * @param constants the strings of an annotation
   */
  Reading read(Function<Annotation, List<String>> constants) {
    Reading reading = kept;
    if (reading == null) {
      reading = readAnew(constants);
      kept = namesConstants ? null : reading;
    }
    return reading;
  }

  private Reading readAnew(Function<Annotation, List<String>> constants) {
    Problems problems = new Problems();
    List<Suppression> found = new ArrayList<>(IgnoreComments.of(unit.file(), names, problems));
    found.addAll(
        SuppressWarningsReader.of(
            unit,
            annotation -> {
              namesConstants |= !annotation.constants().isEmpty();
              return constants.apply(annotation);
            },
            names,
            problems));
    return new Reading(List.copyOf(found), problems.diagnostics());
  }
}
