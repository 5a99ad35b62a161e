// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.junit;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Holding;
import dev.tensorlint.runtime.tracking.LeakReport;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How much a test may leave open. */
record LeakBudget(LeakCheck allowed) {

  /** Throws when more is left open than is allowed. */
  void check(LeakReport report) {
    boolean isMet =
        Arrays.stream(HandleKind.values()).allMatch(kind -> report.count(kind) <= allowed(kind))
            && report.bytes() <= allowed.bytes();
    if (!isMet) {
      throw new LeakError(message(report), report);
    }
  }

  private String message(LeakReport report) {
    return "the test left open "
        + left(report)
        + allowedText()
        + report.holdings().stream()
            .map(Holding::toString)
            .collect(Collectors.joining("\n  ", ":\n  ", ""));
  }

  private static String left(LeakReport report) {
    return Arrays.stream(HandleKind.values())
            .filter(kind -> report.count(kind) > 0)
            .map(kind -> kind.counted(report.count(kind)))
            .collect(Collectors.joining(" and "))
        + " with "
        + report.bytes()
        + " bytes";
  }

  private String allowedText() {
    String text =
        Stream.concat(
                Arrays.stream(HandleKind.values())
                    .filter(kind -> allowed(kind) > 0)
                    .map(kind -> kind.counted(allowed(kind))),
                allowed.bytes() == Long.MAX_VALUE
                    ? Stream.empty()
                    : Stream.of(allowed.bytes() + " bytes"))
            .collect(Collectors.joining(" and "));
    return text.isEmpty() ? "" : ", allowed are " + text;
  }

  private int allowed(HandleKind kind) {
    return switch (kind) {
      case TENSOR -> allowed.tensors();
      case MODEL -> allowed.models();
      case SCOPE -> allowed.scopes();
      case TAPE -> allowed.tapes();
      case OPTIMIZER -> allowed.optimizers();
      case FUTURE -> allowed.futures();
      case FUNCTION -> allowed.functions();
      case SESSION -> allowed.sessions();
    };
  }
}
