// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/** How a resource escapes from a method. */
public enum Escape {
  RETURNED,
  IN_FIELD,
  /** In a container that is a parameter, the result, or the value of a field. */
  IN_CONTAINER,
  /** Captured by a function that is returned or stored in a field. */
  IN_FUNCTION
}
