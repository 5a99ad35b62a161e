// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TargetType;
import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads annotations from javac's symbols, by their simple names. */
final class SymbolAnnotations {

  private final List<MethodAnnotations.Use> method = new ArrayList<>();
  private final Set<String> receiver = new HashSet<>();
  private final List<Set<String>> parameters = new ArrayList<>();

  private SymbolAnnotations() {}

  static MethodAnnotations of(MethodSymbol symbol) {
    SymbolAnnotations found = new SymbolAnnotations();
    for (VarSymbol parameter : symbol.params()) {
      Set<String> names = new HashSet<>();
      parameter.getAnnotationMirrors().forEach(each -> addTo(names, each));
      found.parameters.add(names);
    }
    symbol.getAnnotationMirrors().forEach(found::ofMethod);
    symbol.getRawTypeAttributes().forEach(found::ofType);
    return MethodAnnotations.of(found.method, found.receiver, found.parameters);
  }

  /** Returns the annotations of a class. */
  static List<MethodAnnotations.Use> of(ClassSymbol symbol) {
    return symbol.getAnnotationMirrors().stream().map(SymbolAnnotations::use).toList();
  }

  private static MethodAnnotations.Use use(Attribute.Compound annotation) {
    List<String> strings = new ArrayList<>();
    annotation.values.forEach(value -> collect(value.snd, strings));
    return new MethodAnnotations.Use(name(annotation), strings);
  }

  private static void addTo(Set<String> names, Attribute.Compound annotation) {
    names.add(name(annotation));
  }

  private void ofMethod(Attribute.Compound annotation) {
    method.add(use(annotation));
  }

  /** Reads an annotation of the result, the receiver or a parameter, not of a type within it. */
  private void ofType(Attribute.TypeCompound annotation) {
    if (!annotation.position.location.isEmpty()) {
      return;
    }
    TargetType target = annotation.position.type;
    if (target == TargetType.METHOD_RETURN) {
      ofMethod(annotation);
    } else if (target == TargetType.METHOD_RECEIVER) {
      addTo(receiver, annotation);
    } else if (target == TargetType.METHOD_FORMAL_PARAMETER
        && annotation.position.parameter_index < parameters.size()) {
      addTo(parameters.get(annotation.position.parameter_index), annotation);
    }
  }

  private static String name(Attribute.Compound annotation) {
    return annotation.type.tsym.name.toString();
  }

  private static void collect(Attribute value, List<String> into) {
    if (value instanceof Attribute.Array array) {
      for (Attribute each : array.values) {
        collect(each, into);
      }
    } else if (value.getValue() instanceof String text) {
      into.add(text);
    }
  }
}
