// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Builds the bindings of a pattern that matches a value. */
final class PatternLowering {

  private final CallShape shape;
  private final GraphBuilder graph;

  PatternLowering(CallShape shape, GraphBuilder graph) {
    this.shape = shape;
    this.graph = graph;
  }

  /** Assigns a matched value to the variables of a pattern. */
  void bind(Pattern pattern, Slot value) {
    if (pattern instanceof Pattern.Binding binding) {
      Slot variable = new Slot.Variable(binding.local());
      graph.append(new Instr.Copy(variable, value, binding.local().nameSpan()));
    } else if (pattern instanceof Pattern.Deconstruction taken) {
      Iterator<Map.Entry<String, TypeRef>> components =
          shape.components(taken.type().name()).entrySet().iterator();
      for (Pattern part : taken.components()) {
        Slot read = graph.temporary();
        graph.append(
            components.hasNext()
                ? component(read, value, taken, components.next(), part)
                : unknown(read, value, part));
        bind(part, read);
      }
    }
  }

  /**
   * Reads a component. An accessor that the record declares itself is assumed to return the
   * component.
   */
  private static Instr component(
      Slot target,
      Slot record,
      Pattern.Deconstruction taken,
      Map.Entry<String, TypeRef> component,
      Pattern part) {
    TypeRef type =
        part instanceof Pattern.Binding bound ? bound.local().type() : component.getValue();
    Expr.FieldRef field =
        new Expr.FieldRef(
            null,
            taken.type().name(),
            component.getKey(),
            false,
            type.isKnown() ? type : component.getValue(),
            part.span(),
            part.span());
    return new Instr.LoadField(target, record, field, part.span());
  }

  private static Instr unknown(Slot target, Slot value, Pattern part) {
    return new Instr.LoadElement(
        target, value, TypeRef.UNKNOWN, null, Instr.LoadElement.NO_ITERATION, part.span());
  }

  /** Returns the type that a pattern matches, {@code ?} if it names none. */
  static TypeRef type(Pattern pattern) {
    if (pattern instanceof Pattern.Binding binding) {
      return binding.local().type();
    }
    return pattern instanceof Pattern.Deconstruction taken ? taken.type() : TypeRef.UNKNOWN;
  }

  /** Returns whether a pattern certainly matches every object of its type. */
  boolean isTotal(Pattern pattern) {
    if (!(pattern instanceof Pattern.Deconstruction taken)) {
      return pattern instanceof Pattern.Binding;
    }
    List<TypeRef> components = List.copyOf(shape.components(taken.type().name()).values());
    boolean isTotal = components.size() == taken.components().size();
    for (int i = 0; isTotal && i < components.size(); i++) {
      isTotal = isTotal(taken.components().get(i), components.get(i));
    }
    return isTotal;
  }

  /**
   * Returns whether a part matches every value. A nested record may be null, which a deconstruction
   * pattern does not match.
   */
  private static boolean isTotal(Pattern part, TypeRef component) {
    return part instanceof Pattern.Unnamed
        || (part instanceof Pattern.Binding bound
            && bound.local().type().name().equals(component.name()));
  }
}
