// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A file: its package and its imports. Thread-safe. */
public final class UnitScope extends Scope {

  private final UnitSkeleton unit;
  private final Types types;
  private final QualifiedNames names;
  private final Map<String, Optional<Type>> known = new ConcurrentHashMap<>();

  public UnitScope(UnitSkeleton unit, Types types) {
    super(null);
    this.unit = unit;
    this.types = types;
    this.names = new QualifiedNames(types);
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
    String imported = singleImport(simpleName);
    if (imported != null) {
      return imported;
    }
    String samePackage = unit.binaryName(simpleName);
    if (types.table().find(samePackage) != null) {
      return samePackage;
    }
    String onDemand = onDemandImport(simpleName);
    String implicit = "java.lang." + simpleName;
    return onDemand == null && types.table().find(implicit) != null ? implicit : onDemand;
  }

  private @Nullable String singleImport(String simpleName) {
    for (ImportSyntax each : unit.imports()) {
      if (!each.isOnDemand() && each.simpleName().equals(simpleName)) {
        String found = each.isStatic() ? memberOf(each.qualifier(), simpleName) : named(each);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private @Nullable String named(ImportSyntax single) {
    return names.binaryName(single.name());
  }

  private @Nullable String memberOf(String canonicalName, String simpleName) {
    String owner = names.binaryName(canonicalName);
    return owner == null ? null : types.members().memberType(owner, simpleName);
  }

  private @Nullable String onDemandImport(String simpleName) {
    for (ImportSyntax each : unit.imports()) {
      if (each.isOnDemand()) {
        String inPackage = each.name() + "." + simpleName;
        boolean isClass = !each.isStatic() && types.table().find(inPackage) != null;
        String found = isClass ? inPackage : memberOf(each.name(), simpleName);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
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
    List<String> owners = new ArrayList<>();
    addOwners(member, false, owners);
    addOwners(member, true, owners);
    return owners;
  }

  private void addOwners(String member, boolean onDemand, List<String> owners) {
    for (ImportSyntax each : unit.imports()) {
      if (!each.isStatic() || each.isOnDemand() != onDemand) {
        continue;
      }
      boolean named = onDemand || each.simpleName().equals(member);
      String owner = named ? names.binaryName(onDemand ? each.name() : each.qualifier()) : null;
      if (owner != null) {
        owners.add(owner);
      }
    }
  }
}
