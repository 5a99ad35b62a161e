// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

/**
 * A line of a program that something happened in.
 *
 * @param file simple name of the source file
 * @param number line from 1, 0 where it is not known
 * @param method name of the method
 */
public record Line(String file, int number, String method) {

  public static final Line UNKNOWN = new Line("", 0, "");
}
