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
 * The path-independent descriptions of the resources of one method, by site. The first step at a
 * site adds its description, which does not change. Variable names are assigned after the solution.
 * Path-dependent properties belong to {@link ResourceState}.
 */
public final class Resources {

  /** Stands for the class of the container of all results of a lambda. */
  public static final String RESULTS_OF_LAMBDA = "->";

  private static final int LONGEST_NAME = 60;

  private final SourceFile file;
  private final Map<Site, ResourceInfo> infos = new HashMap<>();

  /** The scopes in which lambdas run, with the library whose resources each one owns. */
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

  /** Returns the resources of a method before its analysis. */
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

  /** Adds the description of a site, unless the site has one. */
  public void add(Site site, ResourceInfo info) {
    infos.putIfAbsent(site, info);
  }

  /** Names each unnamed resource after the first variable that holds it, in graph order. */
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

  /** Returns whether there are no resources. */
  public boolean isEmpty() {
    return infos.isEmpty();
  }

  /** Returns whether some resource satisfies a predicate. */
  public boolean have(Predicate<ResourceInfo> kind) {
    for (ResourceInfo info : infos.values()) {
      if (kind.test(info)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether some resource is a parameter. */
  public boolean haveParameters() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Parameter) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether some resource is the initial value of a field. */
  public boolean haveFields() {
    for (Site site : infos.keySet()) {
      if (site instanceof Site.Field) {
        return true;
      }
    }
    return false;
  }

  /** Returns all resources in source order. */
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

  /** Returns the number that represents the objects of a site in {@link FieldKey}. */
  public int objectOf(Site carrier) {
    return objects.computeIfAbsent(carrier, unseen -> FieldKey.OF_ANY - 1 - objects.size());
  }

  /** Records that a site creates carriers, objects that hold resources. */
  public void addCarrier(Site site) {
    carriers.add(site);
  }

  /** Returns whether a value can be a carrier. */
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

  /** Returns whether a call on a carrier is of a method that its class does not declare. */
  public boolean isForeign(Instr.Invoke call, Value receiver) {
    MethodRef method = call.method();
    return haveCarrier(receiver)
        && receiver.resources().stream()
            .flatMap(one -> info(one).stream())
            .anyMatch(info -> method == null || !info.type().equals(method.owner()));
  }

  /** Returns whether a resource is a container in the source, and not the results of a lambda. */
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
   * Returns the library whose resources a scope owns; null if the resource is no scope that the
   * method opens.
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

  /** Returns the place of the first line of a span. */
  public Place head(Span span) {
    String first = file.textOf(span).lines().findFirst().orElse("").replaceAll("\\s*\\{?$", "");
    return place(new Span(span.start(), span.start() + first.length()));
  }

  /** Returns the text of an expression on one line, truncated if long. */
  public String expression(Span span) {
    return expressions.computeIfAbsent(span, this::shown);
  }

  private String shown(Span span) {
    return CodeExcerpt.of(file.text(), span, LONGEST_NAME);
  }
}
