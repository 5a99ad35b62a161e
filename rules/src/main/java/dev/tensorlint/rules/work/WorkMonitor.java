// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.work;

import java.util.List;

/**
 * Follows a run: how far it is, what it works with, what its parts cost. Every event is optional to
 * handle. Implementations are thread-safe, since files are read and translated on many threads, and
 * never change what the run gives.
 */
public interface WorkMonitor {

  /** Takes no notice. */
  WorkMonitor NONE = new WorkMonitor() {};

  /** What a run does, in its order. */
  enum Phase {
    RESOLVING("finding the class paths of", "modules"),
    READING("reading", "files"),
    PARSING("parsing", "files"),
    TRANSLATING("translating", "files"),
    ANALYSING("analysing", "methods");

    private final String label;
    private final String units;

    Phase(String label, String units) {
      this.label = label;
      this.units = units;
    }

    /** Returns the activity as a participle. */
    public String label() {
      return label;
    }

    /** Returns what is counted in this phase. */
    public String units() {
      return units;
    }
  }

  /** What a run works with. */
  enum Topic {
    CLASSPATH_ENTRIES("class path"),
    MODELS("models"),
    SKIPPED_FILES("files without modelled types");

    private final String label;

    Topic(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /**
   * A phase begins; the one before it has ended. A run that fixes comes to the first phase again.
   *
   * @param units how many files or methods it is about
   */
  default void begins(Phase phase, int units) {}

  /** One or more further files or methods are done. */
  default void advances(Phase phase, int units) {}

  /** A body was analysed; a recursive one is so several times. */
  default void analysed(BodyWork work) {}

  /** What the run works with, by name, in a fixed order. */
  default void lists(Topic topic, List<String> names) {}
}
