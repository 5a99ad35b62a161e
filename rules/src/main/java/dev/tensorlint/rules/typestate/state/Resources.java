// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
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
 * What the resources of one method are, by site. The step that first comes to a site adds what it
 * makes, which stays; the names of variables are given after the solution. What can differ from
 * path to path is no matter of a site but of {@link ResourceState}.
 */
public final class Resources {

  /** Stands for the class of what holds all that a lambda returns. */
  public static final String RESULTS_OF_LAMBDA = "->";

  private static final int LONGEST_NAME = 60;

  private final SourceFile file;
  private final Map<Site, ResourceInfo> infos = new HashMap<>();

  /** The scopes that lambdas run in, with the libraries of what they take in. */
  private final Map<Site, String> lambdaScopes;

  private final Map<Span, String> expressions = new HashMap<>();
  private final Set<Site> carriers = new HashSet<>();
  private final Map<Site, Integer> objects = new HashMap<>();

  Resources(SourceFile file) {
    this(file, Map.of());
  }

  private Resources(SourceFile file, Map<Site, String> lambdaScopes) {
    this.file = file;
    this.lambdaScopes = lambdaScopes;
  }

  /** Returns those of a method before anything is known of them. */
  public static Resources of(SourceFile file, Cfg cfg, Library library) {
    Map<Site, String> scopes = new HashMap<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.EnterScope enter) {
        Site site = new Site.Node(node);
        library
            .models()
            .type(enter.call().receiverType(), library.types())
            .ifPresent(model -> scopes.put(site, model.library()));
      }
    }
    return new Resources(file, scopes);
  }

  public Place place(Span span) {
    return new Place(file, span);
  }

  /** Adds what a site makes; where that is known already, nothing changes. */
  public void add(Site site, ResourceInfo info) {
    infos.putIfAbsent(site, info);
  }

  /**
   * Names what was made without a name after the first variable that holds it, in the order of the
   * graph.
   */
  public void nameAfterVariables(Cfg cfg, Solution<PathState> solution) {
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Copy copy
          && copy.target() instanceof Slot.Variable variable) {
        for (PathState state : solution.before(node)) {
          state
              .value(copy.source())
              .resources()
              .forEach(one -> nameAfter(variable.local(), one.site()));
        }
      }
    }
  }

  private void nameAfter(Local variable, Site unnamed) {
    infos.computeIfPresent(
        unnamed, (site, info) -> info.isNamed() ? info : info.named(variable.name()));
  }

  /** Returns whether there is none. */
  public boolean isEmpty() {
    return infos.isEmpty();
  }

  /** Returns whether there is one of some kind. */
  public boolean have(Predicate<ResourceInfo> kind) {
    for (ResourceInfo info : infos.values()) {
      if (kind.test(info)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is one that the method was given. */
  public boolean haveParameters() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Parameter) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether there is one that a field held. */
  public boolean haveFields() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Field) {
        return true;
      }
    }
    return false;
  }

  /** Returns all of them, in the order of the source. */
  public List<ResourceInfo> all() {
    return infos.values().stream()
        .sorted(Comparator.comparing(info -> info.created().span()))
        .toList();
  }

  public Optional<ResourceInfo> info(Site site) {
    return Optional.ofNullable(infos.get(site));
  }

  public Optional<ResourceInfo> info(ResourceId resource) {
    return info(resource.site());
  }

  public boolean isContainer(ResourceId resource) {
    ResourceInfo info = infos.get(resource.site());
    return info != null && info.isContainer();
  }

  /** Returns what stands for the objects of a site in {@link FieldKey}. */
  public int objectOf(Site carrier) {
    return objects.computeIfAbsent(carrier, unseen -> FieldKey.OF_ANY - 1 - objects.size());
  }

  /** Remembers that a site makes objects that carry others. */
  public void addCarrier(Site site) {
    carriers.add(site);
  }

  /** Returns whether some of the objects carries others. */
  public boolean haveCarrier(Value value) {
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
  public boolean isForeign(Instr.Invoke call, Value receiver) {
    MethodRef method = call.method();
    return haveCarrier(receiver)
        && receiver.resources().stream()
            .flatMap(one -> info(one).stream())
            .anyMatch(info -> method == null || !info.type().equals(method.owner()));
  }

  /** Returns whether it is a container that the source knows, and not the results of a lambda. */
  public boolean isNamedContainer(ResourceId resource) {
    return info(resource)
        .filter(ResourceInfo::isContainer)
        .filter(info -> !RESULTS_OF_LAMBDA.equals(info.container()))
        .isPresent();
  }

  public boolean mayBeNull(ResourceId resource) {
    return info(resource).map(ResourceInfo::mayBeNull).orElse(true);
  }

  public boolean isScope(ResourceId resource) {
    return scopeLibrary(resource) != null;
  }

  /**
   * Returns the library of what a scope takes in; null for what is no scope that the method opens.
   */
  @Nullable
  public String scopeLibrary(ResourceId scope) {
    String ofLambda = lambdaScopes.get(scope.site());
    if (ofLambda != null) {
      return ofLambda;
    }
    ResourceInfo info = infos.get(scope.site());
    return info != null
            && info.origin() == ResourceInfo.Origin.CREATED
            && info.model().kind() == ModelKind.SCOPE
            && !info.isContainer()
        ? info.model().library()
        : null;
  }

  /** Returns the place of the first line of something that may be long. */
  public Place head(Span span) {
    String first = file.textOf(span).lines().findFirst().orElse("").replaceAll("\\s*\\{?$", "");
    return place(new Span(span.start(), span.start() + first.length()));
  }

  /** Returns the text of an expression on one line, shortened where it is long. */
  public String expression(Span span) {
    return expressions.computeIfAbsent(span, this::shown);
  }

  private String shown(Span span) {
    return CodeExcerpt.of(file.text(), span, LONGEST_NAME);
  }
}
