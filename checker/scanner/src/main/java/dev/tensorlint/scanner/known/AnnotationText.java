// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The annotations of a method as words: {@code @ByRef} of the method, {@code @0:Owning} of its
 * first parameter.
 */
final class AnnotationText {

  static final String MARK = "@";

  private static final char OF_PARAMETER = ':';

  private AnnotationText() {}

  static MethodAnnotations read(List<String> words) {
    if (words.isEmpty()) {
      return MethodAnnotations.NONE;
    }
    Set<String> method = new HashSet<>();
    List<Set<String>> parameters = new ArrayList<>();
    for (String word : words) {
      int colon = word.indexOf(OF_PARAMETER);
      if (colon < 0) {
        method.add(word.substring(1));
      } else {
        int position = Integer.parseInt(word.substring(1, colon));
        while (parameters.size() <= position) {
          parameters.add(new HashSet<>());
        }
        parameters.get(position).add(word.substring(colon + 1));
      }
    }
    parameters.add(Set.of());
    return new MethodAnnotations(method, method, parameters);
  }

  /** Returns the words for those annotations that state an effect. */
  static List<String> write(MethodAnnotations annotations, AnnotationEffects stated) {
    List<String> words = new ArrayList<>();
    add(annotations.method(), "", stated::isOfMethods, words);
    for (int i = 0; i < annotations.parameters().size(); i++) {
      String place = Integer.toString(i) + OF_PARAMETER;
      add(annotations.parameters().get(i), place, stated::isOfParameters, words);
    }
    return words;
  }

  private static void add(
      Set<String> names, String place, Predicate<String> isTold, List<String> words) {
    new TreeSet<>(names).stream().filter(isTold).forEach(name -> words.add(MARK + place + name));
  }
}
