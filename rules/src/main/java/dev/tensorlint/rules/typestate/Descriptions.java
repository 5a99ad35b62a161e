// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.InstrRole;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.resource.Basis;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Describes the resources of a solved body for messages: the types come from the states that paths
 * reach, names and places from the instructions. The solution does not depend on descriptions.
 */
public final class Descriptions {

  private final MethodContext context;
  private final Cfg cfg;
  private final CallSummaries summaries;
  private final Solution<PathState> solution;
  private final Resources.Source source;
  private final ResourceNames names;
  private final Map<Site, ResourceType> types = new HashMap<>();
  private final Map<Site, Set<Site>> parents = new HashMap<>();
  private final Map<Site, ResourceInfo> infos = new HashMap<>();

  private Descriptions(
      MethodContext context, CallSummaries summaries, Solution<PathState> solution) {
    this.context = context;
    this.cfg = context.cfg();
    this.summaries = summaries;
    this.solution = solution;
    this.source = new Resources.Source(context.file());
    this.names = new ResourceNames(context, summaries, solution, source, this::info);
  }

  /** Describes all resources that some path reaches. */
  public static Resources of(
      MethodContext context, Transfer transfer, Solution<PathState> solution) {
    Descriptions descriptions = new Descriptions(context, transfer.calls().known(), solution);
    descriptions.collectTypes();
    return new Resources(
        descriptions.source, descriptions.types, descriptions.described(), descriptions::describe);
  }

  /** Returns what has a description; the scope of a lambda has none. */
  private Map<Site, ResourceType> described() {
    for (Site site : types.keySet()) {
      if (isScopeOfLambda(site)) {
        Map<Site, ResourceType> described = new HashMap<>(types);
        described.keySet().removeIf(this::isScopeOfLambda);
        return described;
      }
    }
    return types;
  }

  private Map<Site, ResourceInfo> describe() {
    types.keySet().forEach(this::info);
    nameAfterVariables();
    nameMakers();
    nameParents();
    markAlternatives();
    return infos;
  }

  private void collectTypes() {
    PersistentMap.SharedVisits<ResourceId, ResourceState> visits =
        new PersistentMap.SharedVisits<>(this::addType);
    BitSet changed = changed();
    for (int node = changed.nextSetBit(0); node >= 0; node = changed.nextSetBit(node + 1)) {
      solution.before(node).forEach(state -> state.visit(visits));
    }
  }

  private void addType(ResourceId resource, ResourceState state) {
    ResourceType type = state.type();
    if (type != null) {
      types.merge(resource.site(), type, ResourceType::join);
    }
    ResourceId parent = state.owner().parent();
    if (parent != null) {
      parents.computeIfAbsent(resource.site(), child -> new HashSet<>()).add(parent.site());
    }
  }

  /** Returns the nodes before which a resource can appear: the first, and those after its maker. */
  private BitSet changed() {
    BitSet changed = new BitSet();
    changed.set(Cfg.ENTRY);
    for (int node = 0; node < cfg.size(); node++) {
      if (InstrRole.of(cfg.instruction(node)).mayCreate()) {
        for (Edge edge : cfg.edges(node)) {
          changed.set(edge.target());
        }
      }
    }
    return changed;
  }

  /** Returns the description of a site; null for the scope of a lambda, which has no name. */
  private @Nullable ResourceInfo info(Site site) {
    ResourceInfo known = infos.get(site);
    ResourceType type = types.get(site);
    if (known != null || type == null || isScopeOfLambda(site)) {
      return known;
    }
    ResourceNames.Name name = names.of(site, type);
    ResourceInfo described =
        new ResourceInfo(
                name.text(),
                name.isFinal(),
                type.model(),
                name.place(),
                origin(site),
                type.mayBeNull(),
                type.container())
            .restingOn(basis(site, type));
    infos.put(site, described);
    return described;
  }

  private boolean isScopeOfLambda(Site site) {
    return site instanceof Site.Node made
        && cfg.instruction(made.node()) instanceof Instr.EnterScope;
  }

  private ResourceInfo.Origin origin(Site site) {
    return switch (site.kind()) {
      case PARAMETER -> ResourceInfo.Origin.PARAMETER;
      case FIELD -> ResourceInfo.Origin.FIELD;
      case COMPONENT, ELEMENT, KEYED, ITERATION -> ResourceInfo.Origin.ELEMENT;
      case TAKEN -> ResourceInfo.Origin.TAKEN;
      case MADE -> isObtained(site) ? ResourceInfo.Origin.OBTAINED : ResourceInfo.Origin.CREATED;
    };
  }

  private Basis basis(Site site, ResourceType type) {
    Instr.Invoke call =
        site instanceof Site.Node made ? cfg.instruction(made.node()).asInvoke() : null;
    if (call == null || type.isContainer()) {
      return Basis.CODE;
    }
    String library = type.model().library();
    if (!call.isCreation() && (library.isEmpty() || summaries.isOwn(call))) {
      return Basis.body(call.callee().name());
    }
    return library.isEmpty() ? Basis.CODE : Basis.model(context.library().models().nameOf(library));
  }

  /** Returns whether a resource is the result of an unknown call. */
  private boolean isObtained(Site site) {
    return site instanceof Site.Node made
        && cfg.instruction(made.node()) instanceof Instr.Invoke call
        && !call.isCreation()
        && solution.before(made.node()).stream()
            .anyMatch(state -> !summaries.of(call, state).covers().hasResult());
  }

  /** Names each unnamed resource after the first variable that holds it, in graph order. */
  private void nameAfterVariables() {
    if (infos.values().stream().allMatch(ResourceInfo::isNamed)) {
      return;
    }
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Copy copy
          && copy.target() instanceof Slot.Variable variable) {
        for (PathState state : solution.before(node)) {
          for (ResourceId one : state.value(copy.source()).resources()) {
            infos.computeIfPresent(
                one.site(),
                (site, info) -> info.isNamed() ? info : info.named(variable.local().name()));
          }
        }
      }
    }
  }

  /**
   * Adds to each resource that a call makes the one on which the call is made, if it is certain.
   */
  private void nameMakers() {
    Map<Site, ResourceInfo> named = Map.copyOf(infos);
    for (int node = 0; node < cfg.size(); node++) {
      Site site = new Site.Node(node);
      ResourceInfo made = named.get(site);
      Site maker = made == null ? null : receiver(node);
      if (made != null && maker != null && !maker.equals(site)) {
        infos.put(site, made.madeFrom(named.get(maker)));
      }
    }
  }

  /** Adds to each resource the one whose release releases it as well, if it is the same always. */
  private void nameParents() {
    Map<Site, ResourceInfo> named = Map.copyOf(infos);
    parents.forEach(
        (child, of) -> {
          ResourceInfo parent = of.size() == 1 ? named.get(of.iterator().next()) : null;
          if (parent != null) {
            infos.computeIfPresent(child, (site, info) -> info.childOf(parent.created()));
          }
        });
  }

  /** Marks each resource instead of which, or beside which, there may be objects of others. */
  private void markAlternatives() {
    new Alternatives(cfg, solution)
        .found()
        .forEach(site -> infos.computeIfPresent(site, (each, info) -> info.orAnothers()));
    new MixedContainers(context, summaries, solution)
        .found()
        .forEach(site -> infos.computeIfPresent(site, (each, info) -> info.amongOthers()));
  }

  /** Returns the one resource on which all paths make a call; null if there is none or several. */
  private @Nullable Site receiver(int node) {
    Instr.Invoke call = cfg.instruction(node).asInvoke();
    Slot receiver = call == null ? null : call.receiver();
    if (receiver == null) {
      return null;
    }
    Set<Site> receivers = new HashSet<>();
    for (PathState state : solution.before(node)) {
      Value value = state.value(receiver);
      if (!value.isOneResource()) {
        return null;
      }
      receivers.add(value.resources().get(0).site());
    }
    return receivers.size() == 1 ? receivers.iterator().next() : null;
  }
}
