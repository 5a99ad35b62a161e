// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import java.util.Comparator;

/**
 * A call or an import that has to do with a modelled type and could not be resolved.
 *
 * @param file path as reports show it
 * @param line from 1
 * @param column from 1
 * @param name as it is written, {@code new T} for a constructor
 * @param reason why it is not resolved, in few words
 * @param cure what to do
 */
public record UnresolvedName(
    String file, int line, int column, String name, String reason, Cure cure) {

  /** What makes a name resolve, the most likely first. */
  public enum Cure {
    RUN_NEWER_JAVA(
        "run TensorLint with the version of Java that the code is compiled for, or a newer one"
            + " (JAVA_HOME)"),
    ADD_CLASSPATH(
        "add --classpath with the jars that the code is compiled with, or check the folder that has"
            + " the build file"),
    COMPILE("compile the code, and use the versions of the libraries that it is compiled with");

    private final String text;

    Cure(String text) {
      this.text = text;
    }

    /** Returns the cure in the imperative. */
    public String text() {
      return text;
    }
  }

  UnresolvedName with(Cure newCure) {
    return new UnresolvedName(file, line, column, name, reason, newCure);
  }

  /** By cure, then by place. */
  public static final Comparator<UnresolvedName> ORDER =
      Comparator.comparing(UnresolvedName::cure)
          .thenComparing(UnresolvedName::file)
          .thenComparingInt(UnresolvedName::line)
          .thenComparingInt(UnresolvedName::column)
          .thenComparing(UnresolvedName::name);
}
