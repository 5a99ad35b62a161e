// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The summaries of the methods and constructors that a type of the program declares.
 *
 * @param type binary name
 * @param resource what the type is if its objects must be released, by the text of its class; null
 *     if they need no release
 * @param methods in the order of the source
 */
public record TypeSummaries(
    String type, @Nullable TypeModel resource, List<MethodSummary> methods) {

  public TypeSummaries {
    methods = List.copyOf(methods);
  }

  /** The summaries of a type whose objects need no release. */
  public TypeSummaries(String type, List<MethodSummary> methods) {
    this(type, null, methods);
  }
}
