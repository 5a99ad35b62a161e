// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.MethodRef;

/**
 * A static method that releases its first argument, as C libraries offer them.
 *
 * @param type binary name of the class that declares it
 * @param name name of the method
 */
public record ReleaseFunction(String type, String name) {

  /** Returns its class and name as sources write them. */
  public String shown() {
    return type.substring(type.lastIndexOf('.') + 1).replace('$', '.') + "." + name;
  }

  /** Returns whether a method is an overload of this one. */
  public boolean is(MethodRef method) {
    return method.name().equals(name) && method.owner().equals(type);
  }
}
