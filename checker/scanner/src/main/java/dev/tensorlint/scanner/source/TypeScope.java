// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Type parameters, or a local class. */
public final class TypeScope extends Scope {

  private final Map<String, Type> types = new LinkedHashMap<>();

  public TypeScope(Scope parent, List<TypeVariable> parameters) {
    super(parent);
    parameters.forEach(parameter -> types.put(parameter.name(), parameter));
  }

  public TypeScope(Scope parent, String simpleName, Type type) {
    super(parent);
    types.put(simpleName, type);
  }

  @Override
  @Nullable Type ownType(String simpleName) {
    return types.get(simpleName);
  }
}
