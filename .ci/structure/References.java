// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Which file refers to which: its code names a type of it, by an import or from its package. */
final class References {
  private final Map<String, Source> byKey = new TreeMap<>();
  private final Map<String, Set<String>> references = new TreeMap<>();

  References(List<Source> sources) {
    sources.forEach(source -> byKey.put(source.key(), source));
    sources.forEach(source -> references.put(source.key(), of(source)));
  }

  private Set<String> of(Source source) {
    Map<String, String> imported = new HashMap<>();
    for (String each : source.imports()) {
      imported.put(each.substring(each.lastIndexOf('.') + 1), each);
    }
    Set<String> found = new TreeSet<>();
    for (String name : source.named()) {
      resolve(source, name, imported)
          .filter(key -> !key.equals(source.key()))
          .ifPresent(found::add);
    }
    source.imports().stream()
        .filter(each -> Character.isLowerCase(each.charAt(each.lastIndexOf('.') + 1)))
        .forEach(each -> file(each).ifPresent(found::add));
    return found;
  }

  private Optional<String> resolve(Source source, String name, Map<String, String> imported) {
    if (name.contains(".")) {
      return file(name);
    }
    if (source.declared().contains(name)) {
      return Optional.empty();
    }
    if (imported.containsKey(name)) {
      return file(imported.get(name));
    }
    String sibling = source.folder() + "." + name;
    if (byKey.containsKey(sibling)) {
      return Optional.of(sibling);
    }
    return source.imports().stream()
        .filter(each -> each.endsWith(".*"))
        .map(each -> each.substring(0, each.length() - 1) + name)
        .flatMap(each -> file(each).stream())
        .findFirst();
  }

  /** Returns the file of a type or of one nested in it. */
  private Optional<String> file(String type) {
    for (String name = type;
        name.contains(".");
        name = name.substring(0, name.lastIndexOf('.'))) {
      if (byKey.containsKey(name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  /** Returns the reference cycles of files, the largest first. */
  List<Set<String>> cycles(Collection<Source> among) {
    Set<String> keys =
        among.stream().map(Source::key).collect(Collectors.toCollection(TreeSet::new));
    Map<String, Set<String>> graph = new TreeMap<>();
    for (String key : keys) {
      Set<String> inside = new TreeSet<>(references.get(key));
      inside.retainAll(keys);
      graph.put(key, inside);
    }
    return Cycles.of(graph).stream()
        .map(
            cycle ->
                cycle.stream()
                    .map(key -> byKey.get(key).name())
                    .collect(Collectors.toCollection(TreeSet::new)))
        .map(cycle -> (Set<String>) cycle)
        .toList();
  }

  /** Returns a line for each pair of packages that refer to each other, with one reference. */
  Collection<String> examples(Set<String> packages) {
    Map<String, String> lines = new TreeMap<>();
    references.forEach(
        (from, to) -> {
          String lower = byKey.get(from).folder();
          for (String each : to) {
            String upper = byKey.get(each).folder();
            if (!lower.equals(upper) && packages.contains(lower) && packages.contains(upper)) {
              lines.putIfAbsent(lower + " " + upper, "  " + from + " refers to " + each);
            }
          }
        });
    return lines.values();
  }

  Map<String, Set<String>> betweenPackages() {
    Map<String, Set<String>> packages = new TreeMap<>();
    references.forEach(
        (from, to) -> {
          Set<String> used =
              packages.computeIfAbsent(byKey.get(from).folder(), it -> new TreeSet<>());
          to.forEach(each -> used.add(byKey.get(each).folder()));
        });
    return packages;
  }
}
