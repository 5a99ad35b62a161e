// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.model.TypeModel;

/**
 * What people are told of a resource.
 *
 * @param name variable or field that it was first given to, else the expression that makes it
 * @param isNamed whether {@code name} is a variable or field
 * @param model model of its type
 * @param created where it comes from
 * @param origin how it comes to be there
 * @param mayBeNull whether there may be none
 */
public record ResourceInfo(
    String name,
    boolean isNamed,
    TypeModel model,
    Place created,
    Origin origin,
    boolean mayBeNull) {

  ResourceInfo named(String variable) {
    return new ResourceInfo(variable, true, model, created, origin, mayBeNull);
  }

  /** How a resource comes to a method. */
  public enum Origin {
    CREATED,
    PARAMETER,
    FIELD
  }
}
