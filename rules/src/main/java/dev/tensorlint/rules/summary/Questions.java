// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.MethodEffects;
import dev.tensorlint.rules.typestate.ProgramField;
import dev.tensorlint.rules.typestate.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was asked of the rest of the program while some methods were analysed, and the answers.
 *
 * @param targets by call, the keys of the methods that it can reach
 * @param effects by key, the effects of each of them, those methods themselves left out
 * @param fields what fields of the program are
 * @param values what final fields hold
 */
record Questions(
    Map<MethodRef, List<String>> targets,
    Map<String, MethodEffects> effects,
    Map<Object, Optional<ProgramField>> fields,
    Map<Object, Optional<Value>> values) {}
