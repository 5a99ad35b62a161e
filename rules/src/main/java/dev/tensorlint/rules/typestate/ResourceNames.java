// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Names the resources of a body for messages: after variables, parameters and fields, or after the
 * expressions that make or read them.
 */
final class ResourceNames {

  private final MethodContext context;
  private final Cfg cfg;
  private final CallSummaries summaries;
  private final Solution<PathState> solution;
  private final Resources.Source source;
  private final Function<Site, @Nullable ResourceInfo> infos;

  /**
   * @param infos descriptions of the resources after which others are named, null for none
   */
  ResourceNames(
      MethodContext context,
      CallSummaries summaries,
      Solution<PathState> solution,
      Resources.Source source,
      Function<Site, @Nullable ResourceInfo> infos) {
    this.context = context;
    this.cfg = context.cfg();
    this.summaries = summaries;
    this.solution = solution;
    this.source = source;
    this.infos = infos;
  }

  /**
   * The name of a resource and where it appears.
   *
   * @param isFinal whether it is not replaced by the name of a variable
   */
  record Name(String text, boolean isFinal, Place place) {}

  /** Returns the name of the resource of a site. */
  Name of(Site site, ResourceType type) {
    if (site instanceof Site.Node made) {
      return made(made.node(), type);
    }
    if (site instanceof Site.Part part) {
      Instr instr = cfg.instruction(part.node());
      return new Name(
          source.expression(instr.span()) + "." + part.name(), true, source.place(instr.at()));
    }
    if (site instanceof Site.Parameter parameter) {
      Local local = context.parameters().get(parameter.index());
      return new Name(local.name(), true, source.place(local.nameSpan()));
    }
    if (site instanceof Site.Field field) {
      return new Name(field.field().name(), true, place(field.field()));
    }
    if (site instanceof Site.Component component) {
      return component(component);
    }
    return read(reader(site));
  }

  private Name component(Site.Component component) {
    ResourceInfo carrier = infos.apply(component.carrier());
    String name = component.field().name();
    return carrier == null
        ? new Name(name, true, place(component.field()))
        : new Name(carrier.name() + "." + name, true, carrier.created());
  }

  private Name made(int node, ResourceType type) {
    Instr instr = cfg.instruction(node);
    String name = given(instr);
    Instr.Invoke call = instr.asInvoke();
    ResourceInfo filled = call == null ? null : filled(node, call);
    if (filled != null) {
      return new Name(filled.name(), true, source.place(instr.at()));
    }
    return new Name(
        name == null ? source.expression(instr.span()) : name,
        name != null || type.isContainer(),
        source.place(instr.at()));
  }

  /** Returns the name that the source gives to the result of an instruction. */
  private static @Nullable String given(Instr instr) {
    if (instr instanceof Instr.Gather gather) {
      return gather.name();
    }
    Instr.Invoke call = instr.asInvoke();
    return call == null ? null : call.name();
  }

  /** Returns the container that a call fills, after which its content is named. */
  private @Nullable ResourceInfo filled(int node, Instr.Invoke call) {
    for (PathState state : solution.before(node)) {
      int filled = AdditionTransfer.filled(call, summaries.of(call, state), state);
      if (filled != AdditionTransfer.NONE) {
        for (ResourceId one : state.value(call.arguments().get(filled)).resources()) {
          ResourceInfo container =
              one.site().equals(new Site.Node(node)) ? null : infos.apply(one.site());
          if (container != null && container.isContainer()) {
            return container;
          }
        }
      }
    }
    return null;
  }

  /** Returns the name of an element after the expression that reads it. */
  private Name read(int node) {
    Instr instr = cfg.instruction(node);
    String name = given(instr);
    return new Name(
        name == null ? source.expression(instr.span()) : name, true, source.place(instr.at()));
  }

  /** Returns the first node that reads the element of a site. */
  private int reader(Site site) {
    if (site instanceof Site.Element element) {
      return element.node();
    }
    if (site instanceof Site.Taken taken) {
      return taken.node();
    }
    if (site instanceof Site.Iteration iteration) {
      return first(
          instr -> instr instanceof Instr.LoadElement load && load.iteration() == iteration.loop());
    }
    return site instanceof Site.Keyed keyed ? reader(keyed) : Cfg.ENTRY;
  }

  private int reader(Site.Keyed keyed) {
    for (int node = 0; node < cfg.size(); node++) {
      if (keyed.key().equals(key(cfg.instruction(node))) && reads(node, keyed.container())) {
        return node;
      }
    }
    return first(instr -> keyed.key().equals(key(instr)));
  }

  private static @Nullable LiteralKey key(Instr instr) {
    if (instr instanceof Instr.LoadElement load) {
      return load.index();
    }
    Instr.Invoke call = instr.asInvoke();
    return call != null && call.arguments().size() == 1 ? call.literal(0) : null;
  }

  private boolean reads(int node, Site container) {
    Instr instr = cfg.instruction(node);
    Instr.Invoke call = instr.asInvoke();
    Slot from = call == null ? instr.elementsOf() : call.receiver();
    return from != null
        && solution.before(node).stream()
            .flatMap(state -> state.value(from).resources().stream())
            .anyMatch(one -> one.site().equals(container));
  }

  private int first(Predicate<Instr> isWanted) {
    for (int node = 0; node < cfg.size(); node++) {
      if (isWanted.test(cfg.instruction(node))) {
        return node;
      }
    }
    return Cfg.ENTRY;
  }

  /**
   * Returns the declaration of a field, or the place of its first use if the program does not
   * declare it.
   */
  private Place place(FieldKey key) {
    ProgramField field = context.fields().get(key.declared());
    if (field != null) {
      return field.name();
    }
    Expr.FieldRef use = cfg.instruction(first(instr -> uses(instr, key))).field();
    return source.place(use == null ? cfg.instruction(Cfg.ENTRY).span() : use.nameSpan());
  }

  private static boolean uses(Instr instr, FieldKey key) {
    Expr.FieldRef use = instr.field();
    return use != null && FieldKey.of(use, FieldKey.THIS_OR_STATIC).equals(key.declared());
  }
}
