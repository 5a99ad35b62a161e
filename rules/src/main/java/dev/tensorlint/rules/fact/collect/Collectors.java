// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.SummaryPart;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.fact.Fact;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/**
 * The collectors on the class path, sorted by name so that their order is deterministic.
 *
 * @param facts collectors of facts
 * @param parts collectors of parts of summaries, each of another kind
 */
record Collectors(List<FactCollector> facts, List<PartCollector> parts) {

  private static final Collectors DISCOVERED =
      new Collectors(services(FactCollector.class), services(PartCollector.class));

  Collectors {
    facts = List.copyOf(facts);
    parts = List.copyOf(parts);
  }

  /** Returns the collectors that are registered as services; they are loaded once. */
  static Collectors discovered() {
    return DISCOVERED;
  }

  private static <T> List<T> services(Class<T> type) {
    return ServiceLoader.load(type, type.getClassLoader()).stream()
        .sorted(Comparator.comparing(provider -> provider.type().getName()))
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  List<Fact> factsOf(SolvedBody body) {
    List<Fact> found = new ArrayList<>();
    for (FactCollector collector : facts) {
      if (collector.concerns(body)) {
        found.addAll(collector.facts(body));
      }
    }
    return found;
  }

  SummaryParts partsOf(SolvedBody body) {
    List<SummaryPart<?>> found = new ArrayList<>();
    for (PartCollector collector : parts) {
      found.add(collector.part(body));
    }
    return SummaryParts.of(found);
  }
}
