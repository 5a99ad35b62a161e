// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

/** The ways out of a method. */
public enum Escape {
  RETURNED,
  IN_FIELD,
  /** In a container that the method was given, gives back, or finds in a field. */
  IN_CONTAINER,
  /** Captured by a function that is returned, or put into a field. */
  IN_FUNCTION
}
