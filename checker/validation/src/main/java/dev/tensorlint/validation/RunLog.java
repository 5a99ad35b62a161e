// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import java.util.List;

/**
 * What a run of a program showed.
 *
 * @param leaks resources that were never closed; empty where the program did not end normally,
 *     because resources that are open then are not leaks
 * @param failures exceptions that ended a thread of the program
 * @param collections lines on the way to each request for a garbage collection
 * @param builds lines that built something heavy, once for each time
 * @param drawsImplicitly whether the implicit random generator was asked
 * @param clearsReference whether the object of a weak reference was collected
 * @param hasEnded whether the program came to its end
 */
public record RunLog(
    List<Leak> leaks,
    List<Failure> failures,
    List<Line> collections,
    List<Line> builds,
    boolean drawsImplicitly,
    boolean clearsReference,
    boolean hasEnded) {

  /**
   * A resource that was never closed.
   *
   * @param kind what it is, such as {@code tensor} or {@code model}
   * @param created where it was created
   */
  public record Leak(String kind, Line created) {

    public boolean isTensor() {
      return kind.equals("tensor");
    }
  }

  /**
   * An exception.
   *
   * @param types simple names of its class and of its causes' classes, the outermost first
   * @param stack lines of the outermost, the innermost line first
   * @param isOfScope whether it reports a tensor that its scope closed
   * @param closed where the tensor that it reports was closed
   */
  public record Failure(
      List<String> types, String message, List<Line> stack, boolean isOfScope, Line closed) {

    public Failure {
      types = List.copyOf(types);
      stack = List.copyOf(stack);
    }

    public String type() {
      return types.get(0);
    }
  }

  public RunLog {
    leaks = List.copyOf(leaks);
    failures = List.copyOf(failures);
    collections = List.copyOf(collections);
    builds = List.copyOf(builds);
  }
}
