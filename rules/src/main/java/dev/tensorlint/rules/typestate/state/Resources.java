// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The path-independent descriptions of the resources of one solved body, by site. What the transfer
 * depends on is part of {@link ResourceState}. Names and places are found when a description is
 * first asked for: most bodies have nothing to report. Not thread-safe.
 */
public final class Resources {

  private static final int LONGEST_NAME = 60;

  private final Source source;
  private final Supplier<Map<Site, ResourceInfo>> describe;
  private final Map<Site, ResourceType> types;
  private final Map<Site, ResourceType> described;
  private @Nullable Map<Site, ResourceInfo> infos;

  /**
   * @param types types by site, also of the scopes of lambdas, which have no description
   * @param described types by site of what has a description
   * @param describe finds the descriptions of exactly these
   */
  public Resources(
      Source source,
      Map<Site, ResourceType> types,
      Map<Site, ResourceType> described,
      Supplier<Map<Site, ResourceInfo>> describe) {
    this.source = source;
    this.types = types;
    this.described = described;
    this.describe = describe;
  }

  private Map<Site, ResourceInfo> infos() {
    Map<Site, ResourceInfo> known = infos;
    if (known == null) {
      known = described.isEmpty() ? Map.of() : Map.copyOf(describe.get());
      infos = known;
    }
    return known;
  }

  /** The text of a file, for messages. */
  public static final class Source {
    private final SourceFile file;
    private final Map<Span, String> expressions = new HashMap<>();

    public Source(SourceFile file) {
      this.file = file;
    }

    public Place place(Span span) {
      return new Place(file, span);
    }

    /** Returns the text of an expression on one line, truncated if long. */
    public String expression(Span span) {
      return expressions.computeIfAbsent(
          span, unseen -> CodeExcerpt.of(file.text(), unseen, LONGEST_NAME));
    }

    /** Returns the place of the first line of a span. */
    public Place head(Span span) {
      String first = file.textOf(span).lines().findFirst().orElse("").replaceAll("\\s*\\{?$", "");
      return place(new Span(span.start(), span.start() + first.length()));
    }
  }

  public Place place(Span span) {
    return source.place(span);
  }

  /** Returns the place of the first line of a span. */
  public Place head(Span span) {
    return source.head(span);
  }

  /** Returns the text of an expression on one line, truncated if long. */
  public String expression(Span span) {
    return source.expression(span);
  }

  /** Returns whether there are no resources. */
  public boolean isEmpty() {
    return described.isEmpty();
  }

  /** Returns whether the model of some resource satisfies a predicate. */
  public boolean haveModel(Predicate<TypeModel> kind) {
    for (ResourceType type : described.values()) {
      if (kind.test(type.model())) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether some resource is taken out of a container that other methods share. */
  public boolean areTaken() {
    return haveSite(Site.Kind.TAKEN);
  }

  /** Returns whether some resource is a parameter. */
  public boolean haveParameters() {
    return haveSite(Site.Kind.PARAMETER);
  }

  /** Returns whether some resource is the initial value of a field. */
  public boolean haveFields() {
    return haveSite(Site.Kind.FIELD);
  }

  private boolean haveSite(Site.Kind kind) {
    for (Site site : described.keySet()) {
      if (site.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** Returns the sites of all resources in no particular order. */
  public Set<Site> sites() {
    return described.keySet();
  }

  /** Returns the model of what a site stands for; its description is not asked for. */
  public Optional<TypeModel> model(Site site) {
    return Optional.ofNullable(described.get(site)).map(ResourceType::model);
  }

  public Optional<ResourceInfo> info(Site site) {
    return described.containsKey(site) ? Optional.ofNullable(infos().get(site)) : Optional.empty();
  }

  public Optional<ResourceInfo> info(ResourceId resource) {
    return info(resource.site());
  }

  public boolean isContainer(ResourceId resource) {
    ResourceType type = described.get(resource.site());
    return type != null && type.isContainer();
  }

  /** Returns whether a resource is an object that holds resources. */
  public boolean isCarrier(ResourceId resource) {
    ResourceType type = types.get(resource.site());
    return type != null && type.isCarrier();
  }

  /** Returns whether a resource is a container in the source, and not the results of a lambda. */
  public boolean isNamedContainer(ResourceId resource) {
    ResourceType type = described.get(resource.site());
    return type != null
        && type.isContainer()
        && !ResourceType.RESULTS_OF_LAMBDA.equals(type.container());
  }

  /** Returns whether a resource is a scope that the method opens. */
  public boolean isScope(ResourceId resource) {
    ResourceType type = types.get(resource.site());
    return type != null && type.isScopeAt(resource.site());
  }
}
