// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Optional;

/**
 * A field that its class must release.
 *
 * @param isSet whether it is set when the object is complete
 */
record OwnedField(String name, TypeRef type, TypeModel model, boolean isSet) {

  /** The statement that releases it; empty where its type has no release. */
  Optional<String> release(Code code) {
    return Writing.release(code, name, type, model).map(call -> call + ";");
  }
}
