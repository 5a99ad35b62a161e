// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.IdentityHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The summaries of calls that hold on every path: those of models, of bodies and of annotations.
 * Found on demand and kept, because each step asks for them.
 */
final class KnownSummaries {

  private final MethodContext context;
  private final IdentityHashMap<Instr.Invoke, Known> known = new IdentityHashMap<>();

  KnownSummaries(MethodContext context) {
    this.context = context;
  }

  /** The answers for one call. */
  private static final class Known {
    private final boolean isOfOwner;

    /** The summary of a model, with what the program's body of the method adds to it. */
    private @Nullable Found declared;

    private @Nullable Found own;
    private @Nullable Found shown;

    Known(boolean isOfOwner) {
      this.isOfOwner = isOfOwner;
    }
  }

  /** The answer to a look-up, which may be that there is none. */
  private record Found(@Nullable Summary summary) {
    static Found of(Optional<Summary> answer) {
      return new Found(answer.orElse(null));
    }
  }

  private Known known(Instr.Invoke call) {
    Known found = known.get(call);
    if (found == null) {
      found = new Known(context.library().program().owner(call.receiverType()).isPresent());
      known.put(call, found);
    }
    return found;
  }

  /** Returns whether a call is made on an owner of resources that the program declares. */
  boolean isOfOwner(Instr.Invoke call) {
    return known(call).isOfOwner;
  }

  /**
   * Returns the summary of a model, completed.
   *
   * @param type the class of the receiver, as far as known
   */
  @Nullable Summary modelled(String type, Instr.Invoke call, MethodRef method) {
    if (type.equals(call.receiverType())) {
      return declared(call, method);
    }
    Summary ofClass =
        context
            .library()
            .calls()
            .effect(type, method)
            .map(effect -> completed(call, effect))
            .orElse(null);
    if (context.library().types().isSubtype(type, call.receiverType())) {
      return ofClass;
    }
    Summary declared = declared(call, method);
    return declared == null ? ofClass : declared;
  }

  /**
   * Returns the modelled summary for the static type of the receiver. Cached, because nearly every
   * call in every step queries it.
   */
  private @Nullable Summary declared(Instr.Invoke call, MethodRef method) {
    Known here = known(call);
    Found declared = here.declared;
    if (declared == null) {
      Optional<Summary> modelled = context.library().calls().effect(call.receiverType(), method);
      declared = Found.of(modelled.map(effect -> completed(call, effect)));
      here.declared = declared;
    }
    return declared.summary();
  }

  /**
   * Returns the summary of a model, with what the program's body of the method adds to it. What was
   * inferred of a library is no contract: what overrides it in the program may do something else.
   */
  private Summary completed(Instr.Invoke call, Summary modelled) {
    if (!modelled.part(BinaryOrigin.NONE).equals(BinaryOrigin.NONE)) {
      return own(call).map(overriding -> overriding.join(modelled)).orElse(modelled);
    }
    if (call.arguments().isEmpty() || !context.callees().areImplemented(call)) {
      return modelled;
    }
    return own(call).filter(Summary::isComplete).map(modelled::completedBy).orElse(modelled);
  }

  /** Returns what the bodies show that a call can reach, or else annotations; null for neither. */
  @Nullable Summary shown(Instr.Invoke call, MethodRef method) {
    Known here = known(call);
    Found shown = here.shown;
    if (shown == null) {
      shown = Found.of(own(call).or(() -> stated(method)).map(one -> ofUnknownType(call, one)));
      here.shown = shown;
    }
    return shown.summary();
  }

  /** Returns a summary that states what to do with a result of which no model knows the type. */
  private Summary ofUnknownType(Instr.Invoke call, Summary stated) {
    boolean isUnknown =
        stated.leavesTypeToCall()
            && call.type().isKnown()
            && !call.type().isArray()
            && context.library().calls().result(call).isEmpty();
    return isUnknown
        ? stated.giving(stated.result().making(TypeModel.closeable(call.type().name())))
        : stated;
  }

  /** Returns what the annotations of a method of the class path state. */
  private Optional<Summary> stated(MethodRef method) {
    return context
        .library()
        .models()
        .annotations()
        .summary(method, context.library().types().annotations(method));
  }

  private Optional<Summary> own(Instr.Invoke call) {
    MethodRef method = call.method();
    if (method == null) {
      return Optional.empty();
    }
    Known here = known(call);
    Found own = here.own;
    if (own == null) {
      own = Found.of(context.callees().effects(call));
      here.own = own;
    }
    return Optional.ofNullable(own.summary());
  }

  /** Returns whether a call targets a method of the program, without inferring its summary. */
  boolean isOwn(Instr.Invoke call) {
    Known here = known.get(call);
    Found own = here == null ? null : here.own;
    return own == null ? context.callees().areOwn(call) : own.summary() != null;
  }
}
