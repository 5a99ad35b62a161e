// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.ResultEffect.Kind;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An operation that makes a handle on a tensor makes none on a symbolic one. */
class SymbolicOperationsTest {

  private static final LoadedModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED);
  private static final ReflectionTypes TYPES = new ReflectionTypes();

  @Test
  void everyOperationOfATensorIsKnownOfASymbolicOne() {
    String operations = "dev.tensorlint.runtime.TensorOps";
    List<MethodRef> making =
        TYPES.methodNames(operations).stream()
            .flatMap(name -> TYPES.methods(operations, name).stream())
            .filter(method -> makesAHandle(resultOf("dev.tensorlint.runtime.Tensor", method)))
            .toList();
    assertTrue(making.size() > 30, making::toString);
    for (MethodRef method : making) {
      assertEquals(
          Optional.of(Kind.SYMBOLIC),
          resultOf("dev.tensorlint.runtime.trace.SymbolicTensor", method),
          method::key);
    }
  }

  private static boolean makesAHandle(Optional<Kind> result) {
    return result.filter(kind -> kind == Kind.SCOPED || kind == Kind.HANDLE).isPresent();
  }

  private static Optional<Kind> resultOf(String type, MethodRef method) {
    return MODELS.models().effect(type, method, TYPES).map(effect -> effect.result().kind());
  }
}
