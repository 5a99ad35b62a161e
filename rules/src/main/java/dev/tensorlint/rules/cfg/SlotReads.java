// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The slots whose values an instruction needs. */
public final class SlotReads implements Instr.Visitor<List<Slot>> {

  private static final SlotReads ALL = new SlotReads();

  private SlotReads() {}

  /** Returns the slots that an instruction reads. */
  public static List<Slot> of(Instr instr) {
    return instr.accept(ALL);
  }

  /**
   * Returns the slots of a graph whose values go anywhere as objects. A value that only a condition
   * or a variable of a primitive type takes is none.
   */
  public static Set<Slot> ofObjects(Cfg cfg) {
    Set<Slot> read = new HashSet<>();
    for (Instr instr : cfg.instructions()) {
      boolean isPrimitive =
          instr instanceof Instr.Copy copy
              && copy.target() instanceof Slot.Variable variable
              && variable.local().type().isPrimitive();
      if (!isPrimitive) {
        read.addAll(of(instr));
      }
    }
    return read;
  }

  private static List<Slot> present(@Nullable Slot slot) {
    return slot == null ? List.of() : List.of(slot);
  }

  private static List<Slot> with(@Nullable Slot one, List<Slot> others) {
    if (one == null || others.isEmpty()) {
      return one == null ? others : List.of(one);
    }
    List<Slot> all = new ArrayList<>(others);
    all.add(one);
    return all;
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
    return List.of(instr.source());
  }

  @Override
  public List<Slot> visitLoadThis(Instr.LoadThis instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitLoadField(Instr.LoadField instr) {
    return present(instr.object());
  }

  @Override
  public List<Slot> visitStoreField(Instr.StoreField instr) {
    return with(instr.object(), List.of(instr.source()));
  }

  @Override
  public List<Slot> visitLoadElement(Instr.LoadElement instr) {
    return List.of(instr.container());
  }

  @Override
  public List<Slot> visitBeginIterations(Instr.BeginIterations instr) {
    return List.of(instr.container());
  }

  @Override
  public List<Slot> visitEndIterations(Instr.EndIterations instr) {
    return List.of(instr.container());
  }

  @Override
  public List<Slot> visitStoreElement(Instr.StoreElement instr) {
    return List.of(instr.container(), instr.source());
  }

  @Override
  public List<Slot> visitInvoke(Instr.Invoke instr) {
    return with(instr.receiver(), instr.arguments());
  }

  @Override
  public List<Slot> visitCapture(Instr.Capture instr) {
    List<Slot> captured = new ArrayList<>();
    instr.captured().forEach(local -> captured.add(new Slot.Variable(local)));
    return with(instr.bound(), captured);
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
    return visitInvoke(instr.call());
  }

  @Override
  public List<Slot> visitLeaveScope(Instr.LeaveScope instr) {
    return with(instr.survivor(), List.of(instr.scope()));
  }

  @Override
  public List<Slot> visitForget(Instr.Forget instr) {
    return List.of();
  }

  @Override
  public List<Slot> visitReturn(Instr.Return instr) {
    return present(instr.value());
  }

  @Override
  public List<Slot> visitThrow(Instr.Throw instr) {
    return List.of(instr.value());
  }
}
