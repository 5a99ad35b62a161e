// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;

/**
 * What functions create that run in a computation: it belongs to the method that started the
 * computation, and the future stands for it, as an optional does for its value. Nothing is owed
 * after an exception: the computation may have failed.
 */
final class Promises {

  private final Library library;
  private final Map<Span, Summary> functions;
  private final BitSet nodes = new BitSet();

  Promises(MethodContext context) {
    this.library = context.library();
    this.functions = context.functions();
    Cfg cfg = context.cfg();
    for (int node = 0; node < cfg.size(); node++) {
      Instr.Invoke call = cfg.instruction(node).asInvoke();
      nodes.set(node, call != null && isFuture(call.type()));
    }
  }

  /** Returns whether a type has a model of its {@code get} that waits, and gives what it is of. */
  private boolean isFuture(TypeRef type) {
    return type.arguments().size() == 1
        && library.types().methods(type.name(), "get").stream()
            .filter(method -> method.parameters().isEmpty())
            .flatMap(method -> library.calls().effect(type.name(), method).stream())
            .anyMatch(effect -> effect.awaits() && isReceiver(effect.result()));
  }

  private static boolean isReceiver(ResultEffect result) {
    return result.isSame() && result.from().isReceiver();
  }

  /**
   * Returns the type of the resource that a function among the arguments creates and returns, if
   * the result of the call is a future of it.
   *
   * @param effects summary of the call
   */
  Optional<TypeModel> of(int node, Instr.Invoke call, Summary effects) {
    boolean isStart = nodes.get(node) && effects.async() && effects.lambdas().isElsewhere();
    return isStart ? created(call) : Optional.empty();
  }

  private Optional<TypeModel> created(Instr.Invoke call) {
    TypeRef promised = call.type().arguments().get(0);
    return call.argumentSpans().stream()
        .flatMap(span -> Optional.ofNullable(functions.get(span)).stream())
        .filter(Summary::isComplete)
        .map(Summary::result)
        .filter(Promises::isNew)
        .flatMap(result -> Optional.ofNullable(result.made()).stream())
        .filter(TypeModel::mustBeReleased)
        .filter(made -> library.types().isSubtype(made.name(), promised.name()))
        .findFirst();
  }

  private static boolean isNew(ResultEffect result) {
    return result.kind() == ResultEffect.Kind.FRESH || result.kind() == ResultEffect.Kind.SCOPED;
  }

  /** Returns the state after an exception, in which no computation owes its result. */
  PathState broken(PathState state) {
    if (nodes.isEmpty()) {
      return state;
    }
    PathState after = state;
    for (ResourceId id : state.resources().keySet()) {
      if (id.site() instanceof Site.Node site && nodes.get(site.node())) {
        after = after.update(id, ResourceState::surelyHandedOver);
      }
    }
    return after;
  }
}
