// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/** Where a model comes from, the strongest first: it wins where two models disagree. */
public enum ModelOrigin {
  /** A file that the user names. */
  USER,
  /** {@code META-INF/tensorlint} in a jar or folder of the analysed class path. */
  CLASSPATH,
  /** Ships with TensorLint. */
  BUNDLED,
  /** A summary that the analysis of a module wrote beside its classes. */
  SUMMARY
}
