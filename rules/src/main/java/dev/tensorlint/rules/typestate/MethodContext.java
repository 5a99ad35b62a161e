// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.Map;

/**
 * All that the analysis of one body needs.
 *
 * @param name enclosing method as {@code Type.name}, as people are told
 * @param parameters parameters of the method or lambda
 * @param fields fields of the program
 * @param fieldValues what final fields hold, where their initializers tell
 */
public record MethodContext(
    SourceFile file,
    String name,
    Cfg cfg,
    List<Local> parameters,
    Map<FieldKey, ProgramField> fields,
    Map<FieldKey, Value> fieldValues,
    Library library,
    Callees callees) {}
