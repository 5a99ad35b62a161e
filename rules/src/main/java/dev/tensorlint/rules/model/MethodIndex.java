// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What the models say of the methods of one type, by name. */
final class MethodIndex {

  /** One entry of a model, and how strong the model is. */
  private record Entry(int rank, MethodPattern pattern, Summary effect) {}

  private static final Comparator<Entry> STRONGEST_FIRST =
      Comparator.comparingInt(Entry::rank)
          .thenComparing(Entry::pattern, MethodPattern.SPECIFIC_FIRST);

  private final Map<String, List<Entry>> byName = new HashMap<>();
  private final List<Entry> wildcards = new ArrayList<>();

  /**
   * Adds what a model says.
   *
   * @param rank lower ranks win over higher ones
   */
  void add(int rank, List<LibraryModel.Method> methods) {
    for (LibraryModel.Method method : methods) {
      MethodPattern pattern = method.pattern();
      List<Entry> entries =
          pattern.hasWildcardName()
              ? wildcards
              : byName.computeIfAbsent(pattern.name(), name -> new ArrayList<>());
      insert(new Entry(rank, pattern, method.effect()), entries);
    }
  }

  /** What is added is mostly the weakest so far. */
  private static void insert(Entry entry, List<Entry> sorted) {
    int at = sorted.size();
    while (at > 0 && STRONGEST_FIRST.compare(entry, sorted.get(at - 1)) < 0) {
      at--;
    }
    sorted.add(at, entry);
  }

  /** Returns the effect that the strongest model's most specific pattern gives a method. */
  Optional<Summary> find(MethodRef method) {
    return method.mayBeSeveral() ? ofSeveral(method) : ofOne(method);
  }

  /**
   * Returns what all of the overloads do that a method may stand for; empty if they differ in more
   * than in sizes.
   */
  private Optional<Summary> ofSeveral(MethodRef method) {
    if (isUndecided(method)) {
      return Optional.empty();
    }
    List<Summary> effects = possible(method).stream().map(Entry::effect).distinct().toList();
    return effects.stream().findFirst().map(one -> effects.size() == 1 ? one : one.unsized());
  }

  /**
   * Returns whether the overloads that a method may stand for have entries that differ, in more
   * than in sizes, or some of them an entry and others none.
   */
  boolean isUndecided(MethodRef method) {
    List<Entry> possible = possible(method);
    boolean areAllMeant =
        possible.isEmpty() || possible.get(possible.size() - 1).pattern().matches(method);
    long effects = possible.stream().map(entry -> entry.effect().unsized()).distinct().count();
    return !areAllMeant || effects > 1;
  }

  /** Returns the entries of these overloads, up to the first that has all of them. */
  private List<Entry> possible(MethodRef method) {
    List<Entry> possible = new ArrayList<>();
    List<Entry> all =
        Stream.concat(byName.getOrDefault(method.name(), List.of()).stream(), wildcards.stream())
            .sorted(STRONGEST_FIRST)
            .toList();
    for (Entry entry : all) {
      if (entry.pattern().mayMatch(method)) {
        possible.add(entry);
      }
      if (entry.pattern().matches(method)) {
        break;
      }
    }
    return possible;
  }

  private Optional<Summary> ofOne(MethodRef method) {
    Optional<Entry> named = first(byName.getOrDefault(method.name(), List.of()), method);
    Optional<Entry> wild = first(wildcards, method);
    boolean wildWins =
        wild.isPresent() && (named.isEmpty() || wild.get().rank() < named.get().rank());
    return (wildWins ? wild : named).map(Entry::effect);
  }

  /** Returns whether no entry says of a constructor that it makes nothing of its own. */
  boolean makesFreshOnly() {
    return byName.getOrDefault(MethodRef.CONSTRUCTOR, List.of()).stream()
        .map(Entry::effect)
        .allMatch(
            effect ->
                effect.result().isCallers()
                    && !effect.parameters().effects().contains(OperandEffect.WRAPS));
  }

  /** Returns the first name of a method without arguments that has an effect. */
  Optional<String> methodWith(Predicate<Summary> effect) {
    return byName.values().stream()
        .flatMap(List::stream)
        .filter(entry -> effect.test(entry.effect()))
        .filter(entry -> entry.pattern().parameters().isEmpty() && !entry.pattern().isOpen())
        .map(entry -> entry.pattern().name())
        .min(Comparator.naturalOrder());
  }

  /** Returns whether an entry has an effect. */
  boolean has(Predicate<Summary> effect) {
    return Stream.concat(byName.values().stream(), Stream.of(wildcards))
        .flatMap(List::stream)
        .anyMatch(entry -> effect.test(entry.effect()));
  }

  private static Optional<Entry> first(List<Entry> entries, MethodRef method) {
    for (Entry entry : entries) {
      if (entry.pattern().matches(method)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }
}
