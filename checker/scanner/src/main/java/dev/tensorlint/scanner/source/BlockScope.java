// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A block, or anything else that declares local variables. Grows while the block is translated. */
public final class BlockScope extends Scope {

  private final Map<String, Meaning> variables = new HashMap<>();
  private final Map<String, Type> types = new HashMap<>();

  public BlockScope(Scope parent) {
    super(parent);
  }

  public BlockScope(Scope parent, List<Variable> variables) {
    this(parent);
    variables.forEach(this::declare);
  }

  public void declare(Variable variable) {
    variables.put(variable.name(), new Meaning(variable, null, null));
  }

  /** Declares a local class. */
  public void declare(String simpleName, Type type) {
    types.put(simpleName, type);
  }

  @Override
  @Nullable Type ownType(String simpleName) {
    return types.get(simpleName);
  }

  @Override
  Meaning ownMeaning(String name) {
    return variables.getOrDefault(name, Meaning.NOTHING);
  }
}
