// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The queries that the analysis of a group made to the rest of the program and that are no calls,
 * with their results.
 *
 * @param fields declarations of fields of the program
 * @param values values of final fields
 * @param releases whether releases do nothing, by class
 * @param owners what the objects of a type of the program own
 * @param kept whether constructors of superclasses keep the object to themselves
 * @param superConstructors the constructors of libraries with which constructors of the program
 *     begin
 * @param declared the methods that types of the program declare with a body
 */
record Answers(
    Map<FieldKey, Optional<ProgramField>> fields,
    Map<FieldKey, Optional<Value>> values,
    Map<ReleaseBodies.Asked, Boolean> releases,
    Map<String, Optional<OwnerType>> owners,
    Map<MethodRef, Boolean> kept,
    Map<MethodRef, Optional<MethodRef>> superConstructors,
    Map<String, List<MethodRef>> declared) {

  static final Answers NONE =
      new Answers(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());
}
