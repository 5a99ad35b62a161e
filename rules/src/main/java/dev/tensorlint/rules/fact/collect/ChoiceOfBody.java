// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Choice;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Choices;
import dev.tensorlint.rules.typestate.MethodContext;
import java.util.List;
import java.util.Optional;

/** Determines when a body that returns an argument or something new returns which of both. */
final class ChoiceOfBody {

  private final SolvedBody body;
  private final Slot argument;

  private ChoiceOfBody(SolvedBody body, int argument) {
    this.body = body;
    this.argument = new Slot.Variable(body.context().parameters().get(argument));
  }

  static Choice of(SolvedBody body, ResultEffect result) {
    MethodContext context = body.context();
    int argument = result.from().index();
    ChoiceOfBody calls = new ChoiceOfBody(body, argument);
    return Choices.of(
        context.cfg(),
        context.parameters(),
        argument,
        node -> !body.solution().before(node).isEmpty(),
        calls::ofNode);
  }

  private Optional<Choice> ofNode(int node) {
    if (!(body.context().cfg().instruction(node) instanceof Instr.Invoke call)) {
      return Optional.of(Choice.FREE);
    }
    if (call.isCreation()) {
      return Optional.empty();
    }
    List<Summary> known = body.transfer().calls().known().of(call, body.solution().before(node));
    return known.size() == 1 ? ofCall(call, known.get(0).result()) : Optional.of(Choice.FREE);
  }

  private Optional<Choice> ofCall(Instr.Invoke call, ResultEffect result) {
    if (!result.isNewOrArgument()) {
      return result.isMade() ? Optional.empty() : Optional.of(Choice.FREE);
    }
    List<Slot> given = call.arguments();
    int position = result.from().index();
    boolean isPassedOn = position < given.size() && given.get(position).equals(argument);
    return isPassedOn ? Optional.of(result.choice()) : Optional.of(Choice.FREE);
  }
}
