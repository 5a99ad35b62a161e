// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import java.util.List;

/** Finds what is used, and what is released again, after it was released on some way there. */
final class UseCollector {

  private final MethodContext context;
  private final AfterRelease afterRelease;
  private final Touches touches;

  UseCollector(MethodContext context, AfterRelease afterRelease, Touches touches) {
    this.context = context;
    this.afterRelease = afterRelease;
    this.touches = touches;
  }

  List<ReleaseFact.Used> uses() {
    return afterRelease
        .collect(
            new AfterRelease.Touch() {
              @Override
              public List<Slot> slots(Instr.Invoke call, PathState state) {
                return touches.unasked(call, touches.uses(call, state), state);
              }

              @Override
              public List<FieldKey> fields(Instr.Invoke call, PathState state) {
                return touches.unaskedFields(call, touches.usedFields(call, state), state);
              }
            })
        .stream()
        .map(
            found ->
                new ReleaseFact.Used(
                    found.resource(),
                    context.name(),
                    found.at(),
                    found.variable(),
                    found.releases(),
                    found.isReleasedOnEveryPath(),
                    found.isSure(),
                    found.owner()))
        .toList();
  }

  List<ReleaseFact.ReleasedAgain> releasedAgain() {
    return afterRelease
        .collect(
            new AfterRelease.Touch() {
              @Override
              public List<Slot> slots(Instr.Invoke call, PathState state) {
                return touches.unasked(call, touches.released(call, state), state);
              }

              @Override
              public List<FieldKey> fields(Instr.Invoke call, PathState state) {
                return touches.unaskedFields(call, touches.releasedFields(call, state), state);
              }
            })
        .stream()
        .map(
            found ->
                new ReleaseFact.ReleasedAgain(
                    found.resource(),
                    context.name(),
                    found.at(),
                    found.variable(),
                    found.releases(),
                    found.isReleasedOnEveryPath() && found.isSure()))
        .toList();
  }
}
