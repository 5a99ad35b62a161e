// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What people are told of the resources of one method, by site; filled while the method is
 * analysed.
 */
final class Resources {

  /** Stands for the class of what holds all that a lambda returns. */
  static final String RESULTS_OF_LAMBDA = "->";

  private static final int LONGEST_NAME = 60;

  private final SourceFile file;
  private final Map<Site, ResourceInfo> infos = new HashMap<>();
  private final Map<Site, String> scopeLibraries = new HashMap<>();
  private final Map<Span, String> expressions = new HashMap<>();
  private final Set<Site> carriers = new HashSet<>();
  private final Map<Site, Set<ResourceId>> views = new HashMap<>();
  private final Map<Site, Integer> objects = new HashMap<>();
  private boolean hasKeyedElements;

  Resources(SourceFile file) {
    this.file = file;
  }

  SourceFile file() {
    return file;
  }

  Place place(Span span) {
    return new Place(file, span);
  }

  void add(Site site, ResourceInfo info) {
    hasKeyedElements |= site instanceof Site.Keyed;
    infos.putIfAbsent(site, info);
  }

  /** A thing that was made without a name gets that of the first variable that holds it. */
  void nameAfter(Local variable, ResourceId resource) {
    infos.computeIfPresent(
        resource.site(), (site, info) -> info.isNamed() ? info : info.named(variable.name()));
  }

  /** Returns whether there is none. */
  boolean isEmpty() {
    return infos.isEmpty();
  }

  /** Returns whether there is one of some kind. */
  boolean have(Predicate<ResourceInfo> kind) {
    for (ResourceInfo info : infos.values()) {
      if (kind.test(info)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is one that the method was given. */
  boolean haveParameters() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Parameter) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is one that a field held. */
  boolean haveFields() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Field) {
        return true;
      }
    }
    return false;
  }

  /** Returns all of them, in the order of the source. */
  List<ResourceInfo> all() {
    return infos.values().stream()
        .sorted(Comparator.comparing(info -> info.created().span()))
        .toList();
  }

  Optional<ResourceInfo> info(Site site) {
    return Optional.ofNullable(infos.get(site));
  }

  Optional<ResourceInfo> info(ResourceId resource) {
    return info(resource.site());
  }

  boolean isContainer(ResourceId resource) {
    ResourceInfo info = infos.get(resource.site());
    return info != null && info.isContainer();
  }

  /** Remembers that a site makes views of a container. */
  void addView(Site view, ResourceId viewed) {
    views.computeIfAbsent(view, unseen -> new HashSet<>()).add(viewed);
  }

  /** Returns the containers into which goes what is put into a resource; empty but for views. */
  Set<ResourceId> viewed(ResourceId view) {
    return views.getOrDefault(view.site(), Set.of());
  }

  /** Returns what stands for the objects of a site in {@link FieldKey}. */
  int objectOf(Site carrier) {
    return objects.computeIfAbsent(carrier, unseen -> FieldKey.OF_ANY - 1 - objects.size());
  }

  /** Remembers that a site makes objects that carry others. */
  void addCarrier(Site site) {
    carriers.add(site);
  }

  /** Returns whether some of the objects carries others. */
  boolean haveCarrier(Value value) {
    if (carriers.isEmpty()) {
      return false;
    }
    for (ResourceId one : value.resources()) {
      if (carriers.contains(one.site())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a call on what carries others is of a method that its class inherits. */
  boolean isForeign(Instr.Invoke call, Value receiver) {
    MethodRef method = call.method();
    return haveCarrier(receiver)
        && receiver.resources().stream()
            .flatMap(one -> info(one).stream())
            .anyMatch(info -> method == null || !info.type().equals(method.owner()));
  }

  /** Returns whether some element was looked up under a literal key. */
  boolean hasKeyedElements() {
    return hasKeyedElements;
  }

  /** Returns whether it is a container that the source knows, and not the results of a lambda. */
  boolean isNamedContainer(ResourceId resource) {
    return info(resource)
        .filter(ResourceInfo::isContainer)
        .filter(info -> !RESULTS_OF_LAMBDA.equals(info.container()))
        .isPresent();
  }

  boolean mayBeNull(ResourceId resource) {
    return info(resource).map(ResourceInfo::mayBeNull).orElse(true);
  }

  /** Remembers that a site opens scopes of a library. */
  void addScope(Site site, String library) {
    scopeLibraries.put(site, library);
  }

  boolean isScope(ResourceId resource) {
    return scopeLibraries.containsKey(resource.site());
  }

  @Nullable String scopeLibrary(ResourceId scope) {
    return scopeLibraries.get(scope.site());
  }

  /** Returns the place of the first line of something that may be long. */
  Place head(Span span) {
    String first = file.textOf(span).lines().findFirst().orElse("").replaceAll("\\s*\\{?$", "");
    return place(new Span(span.start(), span.start() + first.length()));
  }

  /** Returns the text of an expression on one line, shortened where it is long. */
  String expression(Span span) {
    return expressions.computeIfAbsent(span, this::shown);
  }

  private String shown(Span span) {
    return OneLine.of(file.text(), span, LONGEST_NAME);
  }
}
