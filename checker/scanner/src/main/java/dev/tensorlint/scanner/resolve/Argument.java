// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Type;

/** What an overload is chosen by. */
public sealed interface Argument {

  /** A value whose type does not wait for the chosen method. */
  record Value(Type type) implements Argument {}

  /** A lambda or method reference: its type comes from the parameter that it is passed to. */
  non-sealed interface Function extends Argument {

    /** Returns whether it could implement a function type, as far as that shows in its form. */
    boolean fits(FunctionType function);

    /**
     * Returns the type of its body when that does not depend on the chosen method: of a lambda with
     * declared parameters or none, or of a reference to a method without overloads; else unknown.
     */
    Type bodyType();
  }
}
