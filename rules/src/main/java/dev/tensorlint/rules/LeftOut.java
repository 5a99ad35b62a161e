// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

/**
 * How many findings are not reported because a setting leaves them out, one for each place.
 *
 * @param inTests because a test ends with all that it leaves open
 * @param minor because hardly any reader changes the code for them, or because nothing calls it
 */
public record LeftOut(int inTests, int minor) {

  public static final LeftOut NONE = new LeftOut(0, 0);
}
