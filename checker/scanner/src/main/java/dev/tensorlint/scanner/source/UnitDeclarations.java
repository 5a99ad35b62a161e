// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.KeptClass;
import dev.tensorlint.scanner.types.Types;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The classes that one file declares, local ones as they come. */
public final class UnitDeclarations {

  private final UnitSkeleton unit;
  private final Types types;
  private final UnitScope scope;
  private final Map<String, SourceClass> classes = new HashMap<>();
  private final Map<String, TypeSkeleton> locals = new LinkedHashMap<>();

  public UnitDeclarations(UnitSkeleton unit, Types types) {
    this.unit = unit;
    this.types = types;
    this.scope = new UnitScope(unit, types);
  }

  public UnitSkeleton unit() {
    return unit;
  }

  public UnitScope scope() {
    return scope;
  }

  /** Declares all classes of the file; where another file has the same one, that one stays. */
  public void declareAll() {
    for (TypeSkeleton each : unit.types()) {
      declare(each, scope, false);
    }
  }

  /** Declares a local or anonymous class and its members. */
  public SourceClass declareLocal(TypeSkeleton skeleton, Scope around) {
    return declare(skeleton, around, true);
  }

  private SourceClass declare(TypeSkeleton skeleton, Scope around, boolean isLocal) {
    SourceClass type = new SourceClass(skeleton, around, types);
    classes.put(type.name(), type);
    if (isLocal) {
      locals.put(skeleton.name(), skeleton);
      types.table().declareLocal(type);
    } else {
      types.table().declare(type);
    }
    skeleton.types().forEach(each -> declare(each, type.bodyScope(), isLocal));
    return type;
  }

  /** Returns the local and anonymous classes that were met, in a form that outlives the others. */
  public List<ClassInfo> keptLocals() {
    return locals.values().stream().map(this::kept).toList();
  }

  private ClassInfo kept(TypeSkeleton skeleton) {
    SourceClass type = Objects.requireNonNull(classes.get(skeleton.name()));
    return KeptClass.of(type, skeleton.methods().stream().map(MethodSkeleton::name).toList());
  }

  /** Returns a class of this file, null when it declares none of this name. */
  public @Nullable SourceClass find(String binaryName) {
    return classes.get(binaryName);
  }
}
