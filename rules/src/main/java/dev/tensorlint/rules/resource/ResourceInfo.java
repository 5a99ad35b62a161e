// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Place;
import org.jspecify.annotations.Nullable;

/**
 * What people are told of a resource.
 *
 * @param name variable or field that it was first given to, else the expression that makes it
 * @param isNamed whether {@code name} is a variable or field
 * @param model model of its type
 * @param created where it comes from
 * @param origin how it comes to be there
 * @param mayBeNull whether there may be none
 * @param container binary name of its class when it is a container and {@code model} that of its
 *     elements, else null
 */
public record ResourceInfo(
    String name,
    boolean isNamed,
    TypeModel model,
    Place created,
    Origin origin,
    boolean mayBeNull,
    @Nullable String container) {

  /** What people are told of something that is no container. */
  public ResourceInfo(
      String name,
      boolean isNamed,
      TypeModel model,
      Place created,
      Origin origin,
      boolean mayBeNull) {
    this(name, isNamed, model, created, origin, mayBeNull, null);
  }

  public boolean isContainer() {
    return container != null;
  }

  /** Binary name of its class, as far as it is known. */
  public String type() {
    return container == null ? model.name() : container;
  }

  public ResourceInfo named(String variable) {
    return new ResourceInfo(variable, true, model, created, origin, mayBeNull, container);
  }

  /** How a resource comes to a method. */
  public enum Origin {
    CREATED,
    PARAMETER,
    FIELD,
    ELEMENT
  }
}
