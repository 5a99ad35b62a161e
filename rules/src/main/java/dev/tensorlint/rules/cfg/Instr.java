// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One instruction of a method. Loops, {@code finally}, try-with-resources, short-circuit operators
 * and lambdas that run inline are edges between instructions.
 */
public sealed interface Instr {

  Span span();

  /** Returns the result for this kind of instruction. */
  <R> R accept(Visitor<R> visitor);

  /** Returns this instruction if it is a call, else null. */
  default @Nullable Invoke asInvoke() {
    return null;
  }

  /** Returns the slot that receives its result, null if it has none. */
  default @Nullable Slot target() {
    return null;
  }

  /** Returns the field that it reads or writes, null if it accesses none. */
  default Expr.@Nullable FieldRef field() {
    return null;
  }

  /** Returns the container or array whose elements it reads, null if it reads none. */
  default @Nullable Slot elementsOf() {
    return null;
  }

  /** Returns the span that a message about it shows: for a call, the name of its method. */
  default Span at() {
    return span();
  }

  /** Does nothing. Paths meet here. */
  record Join(Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitJoin(this);
    }
  }

  record Load(Slot target, Constant value, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLoad(this);
    }
  }

  record Copy(Slot target, Slot source, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCopy(this);
    }
  }

  /** Loads {@code this}; {@code isOuter} for an enclosing object. */
  record LoadThis(Slot target, boolean isOuter, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLoadThis(this);
    }
  }

  /**
   * @param object the object, null for a static field
   */
  record LoadField(Slot target, @Nullable Slot object, Expr.FieldRef field, Span span)
      implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLoadField(this);
    }
  }

  /**
   * @param object the object, null for a static field
   */
  record StoreField(@Nullable Slot object, Expr.FieldRef field, Slot source, Span span)
      implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitStoreField(this);
    }
  }

  /**
   * Reads an element.
   *
   * @param index the array index if it is a literal, else null
   * @param iteration number of the loop whose next element it is, {@link #NO_ITERATION} for any
   *     element
   */
  record LoadElement(
      Slot target,
      Slot container,
      TypeRef type,
      @Nullable LiteralKey index,
      int iteration,
      Span span)
      implements Instr {
    public static final int NO_ITERATION = -1;

    @Override
    public Slot elementsOf() {
      return container;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLoadElement(this);
    }
  }

  /** Begins a loop over the elements of a container. */
  record BeginIterations(int iteration, Slot container, Span span) implements Instr {
    @Override
    public Slot elementsOf() {
      return container;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBeginIterations(this);
    }
  }

  /**
   * Ends a loop over the elements of a container.
   *
   * @param isExhausted whether the loop has reached every element
   * @param isEmptied whether each iteration has removed its element, so that none is left
   */
  record EndIterations(
      int iteration, Slot container, boolean isExhausted, boolean isEmptied, Span span)
      implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitEndIterations(this);
    }
  }

  /**
   * Stores a value in an array, or in the container of all results of a lambda.
   *
   * @param index the array index if it is a literal, else null
   */
  record StoreElement(Slot container, Slot source, @Nullable LiteralKey index, Span span)
      implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitStoreElement(this);
    }
  }

  /**
   * A call, a creation, or an implicit call.
   *
   * @param receiver the receiver, null for a static method and a constructor
   * @param receiverType binary name of the receiver's static type, else of the declaring type
   * @param argumentSpans spans of the arguments
   * @param literals the arguments that are literals or constants, by position
   * @param type type of the result here
   * @param name variable or field that the result is directly assigned to, null for none
   * @param nameSpan name of the method, the whole creation, or the variable that is closed
   * @param isImplicit whether it is implicit: {@code close} of try-with-resources
   */
  record Invoke(
      Slot target,
      @Nullable Slot receiver,
      Callee callee,
      String receiverType,
      List<Slot> arguments,
      List<Span> argumentSpans,
      Map<Integer, LiteralKey> literals,
      TypeRef type,
      @Nullable String name,
      Span nameSpan,
      Span span,
      boolean isImplicit)
      implements Instr {
    public Invoke {
      arguments = List.copyOf(arguments);
      argumentSpans = List.copyOf(argumentSpans);
      literals = Map.copyOf(literals);
    }

    @Override
    public Invoke asInvoke() {
      return this;
    }

    @Override
    public Span at() {
      return nameSpan;
    }

    /** Returns the key of an argument that is a literal or constant, null for any other. */
    public @Nullable LiteralKey literal(int argument) {
      return literals.get(argument);
    }

    /** Returns the resolved method, null when the front end could not resolve it. */
    public @Nullable MethodRef method() {
      return callee instanceof MethodRef method ? method : null;
    }

    /** Returns whether it creates an object. A constructor that calls another does not. */
    public boolean isCreation() {
      MethodRef method = method();
      return method != null && method.isConstructor() && receiver == null;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInvoke(this);
    }
  }

  /**
   * Creates a function or an anonymous object whose code runs at an unknown time.
   *
   * @param captured variables that its body reads
   * @param bound the object of a bound method reference, else null
   * @param object the class of an anonymous object, null for a function
   * @param isForCall whether its code runs only before the call returns that it is passed to
   */
  record Capture(
      Slot target,
      List<Local> captured,
      @Nullable Slot bound,
      @Nullable TypeDecl object,
      boolean isForCall,
      Span span)
      implements Instr {
    public Capture {
      captured = List.copyOf(captured);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCapture(this);
    }
  }

  /**
   * Creates an array of elements.
   *
   * @param type type of the array, unknown for the container of all results of a lambda
   * @param name variable or field that it is directly assigned to, null for none
   */
  record Gather(Slot target, List<Slot> elements, TypeRef type, @Nullable String name, Span span)
      implements Instr {
    public Gather {
      elements = List.copyOf(elements);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitGather(this);
    }
  }

  /** Code that could not be translated. It may have any effect on its parts. */
  record Unknown(Slot target, List<Slot> parts, Span span) implements Instr {
    public Unknown {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUnknown(this);
    }
  }

  /** Opens the scope in which an inline lambda runs. */
  record EnterScope(Slot scope, Invoke call, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitEnterScope(this);
    }
  }

  /**
   * Closes the scope of an inline lambda.
   *
   * @param survivor result of the lambda, which outlives the scope; null if there is none
   */
  record LeaveScope(Slot scope, @Nullable Slot survivor, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLeaveScope(this);
    }
  }

  /** Forgets values that no later instruction reads. */
  record Forget(Set<Slot> slots, Span span) implements Instr {
    public Forget {
      slots =
          slots instanceof Temporaries
              ? slots
              : Collections.unmodifiableSet(new LinkedHashSet<>(slots));
    }

    static Forget of(Slot slot, Span span) {
      return new Forget(Set.of(slot), span);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitForget(this);
    }
  }

  /**
   * @param value the returned value, null for none
   * @param isEnd whether the method ends here without a {@code return}
   */
  record Return(@Nullable Slot value, boolean isEnd, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitReturn(this);
    }
  }

  record Throw(Slot value, Span span) implements Instr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitThrow(this);
    }
  }

  /**
   * One result for each kind of instruction. No method has a default, so a new kind does not
   * compile until each visitor handles it.
   */
  interface Visitor<R> {
    R visitJoin(Join instr);

    R visitLoad(Load instr);

    R visitCopy(Copy instr);

    R visitLoadThis(LoadThis instr);

    R visitLoadField(LoadField instr);

    R visitStoreField(StoreField instr);

    R visitLoadElement(LoadElement instr);

    R visitBeginIterations(BeginIterations instr);

    R visitEndIterations(EndIterations instr);

    R visitStoreElement(StoreElement instr);

    R visitInvoke(Invoke instr);

    R visitCapture(Capture instr);

    R visitGather(Gather instr);

    R visitUnknown(Unknown instr);

    R visitEnterScope(EnterScope instr);

    R visitLeaveScope(LeaveScope instr);

    R visitForget(Forget instr);

    R visitReturn(Return instr);

    R visitThrow(Throw instr);
  }
}
