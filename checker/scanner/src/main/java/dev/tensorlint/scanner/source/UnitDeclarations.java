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

  /**
   * @param space where the file is, which its classes are named by
   */
  public UnitDeclarations(UnitSkeleton unit, NameSpace space, Types types) {
    this.unit = space.named(unit);
    this.types = types;
    this.scope = new UnitScope(unit, space, types);
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

  /** Takes the place of an earlier version of the file, which declares the same. */
  public void replace(UnitDeclarations earlier) {
    for (TypeSkeleton each : unit.types()) {
      make(each, scope);
    }
    Map<ClassInfo, ClassInfo> exchanged = new HashMap<>();
    earlier.classes.forEach(
        (name, old) -> exchanged.put(old, Objects.requireNonNull(classes.get(name), name)));
    types.replace(exchanged);
  }

  private void make(TypeSkeleton skeleton, Scope around) {
    SourceClass type = new SourceClass(skeleton, around, types);
    classes.put(type.name(), type);
    skeleton.types().forEach(each -> make(each, type.bodyScope()));
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
      types.declareLocal(type);
    } else {
      types.table().declare(type);
    }
    skeleton.types().forEach(each -> declare(each, type.bodyScope(), isLocal));
    return type;
  }

  /**
   * Returns the local and anonymous classes that were met, in a form that outlives the others and
   * takes their place from now on.
   */
  public List<ClassInfo> keepLocals() {
    List<ClassInfo> kept = List.copyOf(locals());
    kept.forEach(types::declareLocal);
    classes.keySet().removeAll(locals.keySet());
    locals.clear();
    return kept;
  }

  /** Returns the local and anonymous classes that were met, in a form that outlives the others. */
  public List<KeptClass> locals() {
    return locals.values().stream().map(this::kept).toList();
  }

  /** Takes back the local and anonymous classes that were met. */
  public void dropLocals() {
    for (String name : locals.keySet()) {
      types.remove(Objects.requireNonNull(classes.remove(name)));
    }
    locals.clear();
  }

  private KeptClass kept(TypeSkeleton skeleton) {
    SourceClass type = Objects.requireNonNull(classes.get(skeleton.name()));
    return KeptClass.of(type, skeleton.methods().stream().map(MethodSkeleton::name).toList());
  }

  /** Returns a class of this file, null when it declares none of this name. */
  public @Nullable SourceClass find(String binaryName) {
    return classes.get(binaryName);
  }
}
