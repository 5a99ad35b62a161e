// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

/**
 * What an instruction of a kind can do to resources, so that a search visits only the instructions
 * that can matter to it.
 *
 * @param mayCreate whether a resource can first occur in the states after it
 * @param mayStore whether it can store a value in a field or container
 * @param acts whether it does more than read values and move them between slots
 */
public record InstrRole(boolean mayCreate, boolean mayStore, boolean acts) {

  private static final InstrRole PLAIN = new InstrRole(false, false, false);
  private static final InstrRole READS = new InstrRole(true, false, false);
  private static final InstrRole ACTS = new InstrRole(false, false, true);
  private static final InstrRole CREATES = new InstrRole(true, false, true);
  private static final InstrRole STORES = new InstrRole(false, true, true);
  private static final InstrRole CREATES_AND_STORES = new InstrRole(true, true, true);

  private static final Roles ROLES = new Roles();

  public static InstrRole of(Instr instr) {
    return instr.accept(ROLES);
  }

  private static final class Roles implements Instr.Visitor<InstrRole> {
    @Override
    public InstrRole visitJoin(Instr.Join instr) {
      return PLAIN;
    }

    @Override
    public InstrRole visitLoad(Instr.Load instr) {
      return PLAIN;
    }

    @Override
    public InstrRole visitCopy(Instr.Copy instr) {
      return PLAIN;
    }

    @Override
    public InstrRole visitLoadThis(Instr.LoadThis instr) {
      return PLAIN;
    }

    @Override
    public InstrRole visitLoadField(Instr.LoadField instr) {
      return READS;
    }

    @Override
    public InstrRole visitStoreField(Instr.StoreField instr) {
      return CREATES_AND_STORES;
    }

    @Override
    public InstrRole visitLoadElement(Instr.LoadElement instr) {
      return CREATES;
    }

    @Override
    public InstrRole visitBeginIterations(Instr.BeginIterations instr) {
      return ACTS;
    }

    @Override
    public InstrRole visitEndIterations(Instr.EndIterations instr) {
      return ACTS;
    }

    @Override
    public InstrRole visitStoreElement(Instr.StoreElement instr) {
      return STORES;
    }

    @Override
    public InstrRole visitInvoke(Instr.Invoke instr) {
      return CREATES_AND_STORES;
    }

    @Override
    public InstrRole visitCapture(Instr.Capture instr) {
      return CREATES;
    }

    @Override
    public InstrRole visitGather(Instr.Gather instr) {
      return CREATES;
    }

    @Override
    public InstrRole visitUnknown(Instr.Unknown instr) {
      return ACTS;
    }

    @Override
    public InstrRole visitEnterScope(Instr.EnterScope instr) {
      return CREATES;
    }

    @Override
    public InstrRole visitLeaveScope(Instr.LeaveScope instr) {
      return ACTS;
    }

    @Override
    public InstrRole visitForget(Instr.Forget instr) {
      return PLAIN;
    }

    @Override
    public InstrRole visitReturn(Instr.Return instr) {
      return instr.value() == null ? PLAIN : ACTS;
    }

    @Override
    public InstrRole visitThrow(Instr.Throw instr) {
      return ACTS;
    }
  }
}
