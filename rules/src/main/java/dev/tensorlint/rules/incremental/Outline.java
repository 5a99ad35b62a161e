// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.LastingValue;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;

/**
 * What a new process has to know of an earlier analysis before it asks for a single result.
 *
 * @param groups in the order of the analysis
 * @param symbols keys of the methods whose summaries some group has read
 * @param values of final fields
 * @param contextsHold whether it is known in which scopes code runs
 */
record Outline(
    List<OfUnit> units,
    List<OfGroup> groups,
    List<String> symbols,
    Map<FieldKey, Value> values,
    boolean contextsHold) {

  /**
   * A file.
   *
   * @param code in the order of its procedures
   * @param mentions paths of the files that have places of its results, each with the end of the
   *     last of them
   * @param values what was derived from the file
   */
  record OfUnit(
      String path,
      List<CodeOutline> code,
      Map<String, Integer> mentions,
      List<LastingValue> values) {}

  /**
   * Methods that call each other, or a single method, or the initializers of a type.
   *
   * @param units positions of the files of its members
   * @param code positions of its members in their files
   * @param read positions of what it has read among the symbols
   */
  record OfGroup(List<Integer> units, List<Integer> code, List<Integer> read) {}
}
