// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Types;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A file: its package and its imports. Thread-safe. */
public final class UnitScope extends Scope {

  private final UnitSkeleton unit;
  private final NameSpace space;
  private final Types types;
  private final Imports imports;
  private final Map<String, Optional<Type>> known = new ConcurrentHashMap<>();

  public UnitScope(UnitSkeleton unit, NameSpace space, Types types) {
    super(null);
    this.unit = unit;
    this.space = space;
    this.types = types;
    this.imports = new Imports(unit.imports(), space, types);
  }

  NameSpace space() {
    return space;
  }

  /** Returns the binary name of a top-level class by its qualified name, null for none. */
  public @Nullable String topLevel(String qualifiedName) {
    String name = space.nameOf(qualifiedName);
    return types.table().find(name) == null ? null : name;
  }

  public String packageName() {
    return unit.packageName();
  }

  @Override
  @Nullable Type ownType(String simpleName) {
    Optional<Type> found = known.get(simpleName);
    if (found == null) {
      found = Optional.ofNullable(find(simpleName)).map(Type::of);
      known.put(simpleName, found);
    }
    return found.orElse(null);
  }

  private @Nullable String find(String simpleName) {
    String imported = imports.singleType(simpleName);
    if (imported != null) {
      return imported;
    }
    String samePackage = topLevel(unit.binaryName(simpleName));
    if (samePackage != null) {
      return samePackage;
    }
    String onDemand = imports.onDemandType(simpleName);
    String implicit = "java.lang." + simpleName;
    return onDemand == null && types.table().find(implicit) != null ? implicit : onDemand;
  }

  /**
   * Returns the name of a type that is not there, as far as the file tells it: qualified if it is
   * imported by its name, else as written.
   */
  public String writtenName(String name) {
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    return imports.writtenType(first).orElse(first) + name.substring(first.length());
  }

  @Override
  Meaning ownMeaning(String name) {
    for (String owner : staticImports(name)) {
      FieldInfo field = types.members().field(Type.of(owner), name);
      if (field != null && field.isStatic()) {
        return new Meaning(null, field, null);
      }
    }
    return Meaning.NOTHING;
  }

  /** Returns the classes from which a static member of this name could be imported, in order. */
  public List<String> staticImports(String member) {
    return imports.staticOwners(member);
  }
}
