// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Something that the build files of one module do not tell.
 *
 * @param path of the build file, absolute, {@code /} between names
 * @param line from 1, 0 for the whole file
 * @param module its name, for messages
 * @param kind what it costs
 * @param cause what happened, the same words in each module that it happened to; {@code {}} stands
 *     for the subjects
 * @param subjects what it happened to, as shown to people
 * @param unversioned libraries of which no version is known for that reason
 * @param cure what the user can do, in the imperative
 */
public record ProjectGap(
    String path,
    int line,
    String module,
    Kind kind,
    String cause,
    List<String> subjects,
    List<String> unversioned,
    String cure) {

  /** What a gap costs. */
  public enum Kind {
    /** Whatever would say versions: a parent, a bill of materials, a call that is not literal. */
    VERSIONS,
    /** Libraries without a version: a consequence of the former, where there is one. */
    UNVERSIONED,
    /** Names from libraries. */
    LIBRARIES
  }

  /** Stands for the subjects in a cause. */
  static final String SUBJECTS = "{}";

  public ProjectGap {
    subjects = List.copyOf(subjects);
    unversioned = List.copyOf(unversioned);
  }

  /** A gap without consequences for versions. */
  public ProjectGap(
      String path,
      int line,
      String module,
      Kind kind,
      String cause,
      List<String> subjects,
      String cure) {
    this(path, line, module, kind, cause, subjects, List.of(), cure);
  }

  /** Returns what is said of it alone, all its subjects named. */
  public Diagnostic diagnostic() {
    String what =
        "module `" + module + "`: " + new GapText(cause, subjects, unversioned).of(subjects.size());
    return Diagnostic.gap(path, line, 0, what, cure);
  }

  /** Returns the gaps without those that are consequences of others; these name them. */
  public static List<ProjectGap> joined(List<ProjectGap> gaps) {
    List<ProjectGap> joined = new ArrayList<>();
    for (ProjectGap each : gaps) {
      boolean isConsequence =
          each.kind == Kind.UNVERSIONED && gaps.stream().anyMatch(each::isCausedBy);
      if (!isConsequence) {
        joined.add(each.withConsequences(gaps));
      }
    }
    return joined;
  }

  private boolean isCausedBy(ProjectGap other) {
    return other.kind == Kind.VERSIONS && isOfModule(other);
  }

  private boolean isOfModule(ProjectGap other) {
    return Objects.equals(module, other.module) && Objects.equals(folder(), other.folder());
  }

  /** Returns the folder of its build file. */
  String folder() {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  /** The first cause in a module has the consequences. */
  @SuppressWarnings("ReferenceEquality") // Of several equal gaps, one has the consequences.
  private ProjectGap withConsequences(List<ProjectGap> gaps) {
    boolean isFirst =
        kind == Kind.VERSIONS
            && gaps.stream()
                .filter(each -> each.kind == Kind.VERSIONS && isOfModule(each))
                .findFirst()
                .map(each -> each == this)
                .orElse(false);
    if (!isFirst) {
      return this;
    }
    List<String> lost = new ArrayList<>(unversioned);
    gaps.stream()
        .filter(each -> each.kind == Kind.UNVERSIONED && isOfModule(each))
        .forEach(each -> lost.addAll(each.subjects));
    return new ProjectGap(path, line, module, kind, cause, subjects, lost, cure);
  }
}
