// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

/**
 * A value of a {@link UnitMemory} that another process may take over, if no declaration of the
 * program has changed: a record without places. It follows from the code of the file, from what the
 * program declares, and from the models.
 */
public interface LastingValue {}
