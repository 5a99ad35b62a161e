// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;

/**
 * The summaries of the methods and constructors that a type of the program declares.
 *
 * @param type binary name
 * @param methods in the order of the source
 */
public record TypeSummaries(String type, List<MethodSummary> methods) {

  public TypeSummaries {
    methods = List.copyOf(methods);
  }
}
