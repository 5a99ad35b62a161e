// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.ir.CompilationUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The fixes of the findings of one analysis. They are made for a file when they are asked for, and
 * not again while the file and what is said of it stay the same. Not thread-safe.
 */
public final class OfferedFixes {

  /** What is kept of the fixes of earlier versions of a program. Not thread-safe. */
  public static final class Memory {
    private final Map<String, Made> made = new HashMap<>();
  }

  /**
   * The fixes of a file.
   *
   * @param unit compared by identity: the same unit has the same names
   */
  private record Made(
      @Nullable CompilationUnit unit,
      List<Finding> findings,
      List<List<Remedy>> remedies,
      List<Finding> fixed) {

    @SuppressWarnings("ReferenceEquality")
    boolean isOf(
        @Nullable CompilationUnit other, List<Finding> others, List<List<Remedy>> otherRemedies) {
      return unit == other && findings.equals(others) && remedies.equals(otherRemedies);
    }
  }

  private final Remedies remedies;
  private final Map<String, List<Finding>> findings;
  private final Function<Finding, Finding> finished;
  private final Memory memory;
  private final Map<String, List<Finding>> known = new HashMap<>();

  /**
   * @param findings by path, without fixes
   * @param finished what is done with a finding after its fixes are made
   */
  OfferedFixes(
      Remedies remedies,
      Map<String, List<Finding>> findings,
      UnaryOperator<Finding> finished,
      Memory memory) {
    this.remedies = remedies;
    this.findings = findings;
    this.finished = finished;
    this.memory = memory;
  }

  /** Returns the findings in a file, in {@link Finding#ORDER}, with their fixes. */
  public List<Finding> in(String path) {
    List<Finding> made = known.get(path);
    if (made == null) {
      made = fixed(path).stream().map(finished).sorted(Finding.ORDER).toList();
      known.put(path, made);
    }
    return made;
  }

  private List<Finding> fixed(String path) {
    List<Finding> bare = findings.getOrDefault(path, List.of());
    CompilationUnit unit = remedies.unit(path).orElse(null);
    List<List<Remedy>> wanted = bare.stream().map(remedies::of).toList();
    Made former = memory.made.get(path);
    if (former != null && former.isOf(unit, bare, wanted)) {
      return former.fixed();
    }
    List<Finding> fixed = remedies.fixed(bare);
    if (wanted.stream().flatMap(List::stream).anyMatch(Remedy::looksAtProgram)) {
      memory.made.remove(path);
    } else {
      memory.made.put(path, new Made(unit, bare, wanted, fixed));
    }
    return fixed;
  }
}
