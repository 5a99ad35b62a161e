// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.List;

/**
 * The slots whose values an instruction passes to code or to an object that may keep them:
 * arguments of calls, and values that are stored, captured, returned or thrown. The receiver of a
 * call does not count.
 */
public final class PassedOn implements Instr.Visitor<List<Slot>> {

  private static final PassedOn INSTANCE = new PassedOn();

  private PassedOn() {}

  public static List<Slot> by(Instr instr) {
    return instr.accept(INSTANCE);
  }

  @Override
  public List<Slot> visitJoin(Instr.Join instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitLoad(Instr.Load instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitCopy(Instr.Copy instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitLoadThis(Instr.LoadThis instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitLoadField(Instr.LoadField instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitStoreField(Instr.StoreField instr) {
    return List.of(instr.source());
  }

  @Override
  public List<Slot> visitLoadElement(Instr.LoadElement instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitBeginIterations(Instr.BeginIterations instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitEndIterations(Instr.EndIterations instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitStoreElement(Instr.StoreElement instr) {
    return List.of(instr.source());
  }

  @Override
  public List<Slot> visitInvoke(Instr.Invoke instr) {
    return instr.arguments();
  }

  @Override
  public List<Slot> visitCapture(Instr.Capture instr) {
    return SlotReads.of(instr);
  }

  @Override
  public List<Slot> visitGather(Instr.Gather instr) {
    return instr.elements();
  }

  @Override
  public List<Slot> visitUnknown(Instr.Unknown instr) {
    return instr.parts();
  }

  @Override
  public List<Slot> visitEnterScope(Instr.EnterScope instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitLeaveScope(Instr.LeaveScope instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitForget(Instr.Forget instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitReturn(Instr.Return instr) {
    return instr.value() == null ? List.of() : List.of(instr.value());
  }

  @Override
  public List<Slot> visitThrow(Instr.Throw instr) {
    return List.of(instr.value());
  }
}
