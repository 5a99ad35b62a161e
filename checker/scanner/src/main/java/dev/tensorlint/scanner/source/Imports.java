// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The imports of a file. There may be tens of thousands of them, and as many names that they could
 * mean: single ones are found by their name, the others are asked only for what they can have.
 * Thread-safe.
 */
final class Imports {

  private final Types types;
  private final QualifiedNames names;
  private final Map<String, List<ImportSyntax>> single = new HashMap<>();
  private final List<OnDemandImport> onDemand;
  private final Map<String, List<String>> staticOwners = new ConcurrentHashMap<>();

  Imports(List<ImportSyntax> written, NameSpace space, Types types) {
    this.types = types;
    this.names = new QualifiedNames(space, types);
    for (ImportSyntax each : written) {
      if (!each.isOnDemand()) {
        single.computeIfAbsent(each.simpleName(), any -> new ArrayList<>(1)).add(each);
      }
    }
    this.onDemand =
        written.stream()
            .filter(ImportSyntax::isOnDemand)
            .distinct()
            .map(each -> new OnDemandImport(each, space, types, names))
            .toList();
  }

  /** Returns the type that an import names, null when none does. */
  @Nullable String singleType(String simpleName) {
    for (ImportSyntax each : single.getOrDefault(simpleName, List.of())) {
      String found =
          each.isStatic()
              ? memberType(each.qualifier(), simpleName)
              : names.binaryName(each.name());
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Returns the qualified name that an import gives to a type, whether it is there or not. */
  Optional<String> writtenType(String simpleName) {
    return single.getOrDefault(simpleName, List.of()).stream()
        .filter(each -> !each.isStatic())
        .map(ImportSyntax::name)
        .findFirst();
  }

  private @Nullable String memberType(String canonicalName, String simpleName) {
    String owner = names.binaryName(canonicalName);
    return owner == null ? null : types.members().memberType(owner, simpleName);
  }

  /**
   * Returns the first type of a simple name that is imported on demand, null when there is none.
   */
  @Nullable String onDemandType(String simpleName) {
    for (OnDemandImport each : onDemand) {
      String found = each.type(simpleName);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Returns the classes from which a static member of this name could be imported, in order. */
  List<String> staticOwners(String member) {
    List<String> known = staticOwners.get(member);
    if (known == null) {
      known = findStaticOwners(member);
      staticOwners.put(member, known);
    }
    return known;
  }

  private List<String> findStaticOwners(String member) {
    Set<String> owners = new LinkedHashSet<>();
    for (ImportSyntax each : single.getOrDefault(member, List.of())) {
      String owner = each.isStatic() ? names.binaryName(each.qualifier()) : null;
      if (owner != null) {
        owners.add(owner);
      }
    }
    for (OnDemandImport each : onDemand) {
      String owner = each.isStatic() && each.mayHaveMember(member) ? each.owner() : null;
      if (owner != null) {
        owners.add(owner);
      }
    }
    return List.copyOf(owners);
  }
}
