// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

/**
 * Runs the cases that lie beside this module's sources and compares what happens with what they
 * say.
 */
@NullMarked
package dev.tensorlint.testdata;

import org.jspecify.annotations.NullMarked;
