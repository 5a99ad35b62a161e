// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.MethodEffects;
import dev.tensorlint.rules.typestate.ProgramField;
import dev.tensorlint.rules.typestate.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All that the analysis of a method can ask of the rest of the program; notes what it asks. */
final class Answers {

  private final Summaries summaries;
  private final NotedMap<FieldKey, ProgramField> fields;
  private final NotedMap<FieldKey, Value> fieldValues = new NotedMap<>(new HashMap<>());

  Answers(Summaries summaries, Map<FieldKey, ProgramField> fields) {
    this.summaries = summaries;
    this.fields = new NotedMap<>(fields);
  }

  Summaries summaries() {
    return summaries;
  }

  Map<FieldKey, ProgramField> fields() {
    return fields;
  }

  /** Returns what final fields hold, as far as their initializers have told by now. */
  Map<FieldKey, Value> fieldValues() {
    return fieldValues;
  }

  /** Begins to note questions. */
  void begin() {
    summaries.takeTargets();
    fields.takeNotes();
    fieldValues.takeNotes();
  }

  /**
   * Returns what has been asked.
   *
   * @param by who has asked; what they ask of each other is not noted
   */
  Questions asked(List<Body> by) {
    Questions asked =
        new Questions(
            summaries.takeTargets(), new HashMap<>(), fields.takeNotes(), fieldValues.takeNotes());
    asked.targets().values().stream()
        .flatMap(List::stream)
        .forEach(key -> asked.effects().computeIfAbsent(key, summaries::of));
    for (Body body : by) {
      MethodDecl method = body.method();
      if (method != null) {
        asked.effects().remove(method.ref().key());
      }
    }
    return asked;
  }

  /** Returns what is noted of methods. */
  List<MethodEffects> effects(List<Body> group) {
    return group.stream().map(this::effects).toList();
  }

  private MethodEffects effects(Body body) {
    MethodDecl method = body.method();
    return method == null ? MethodEffects.UNKNOWN : summaries.of(method);
  }

  /** Notes the effects of methods. */
  void note(List<Body> group, List<MethodEffects> effects) {
    for (int i = 0; i < group.size(); i++) {
      MethodDecl method = group.get(i).method();
      if (method != null) {
        summaries.put(method, effects.get(i));
      }
    }
  }

  /** Returns whether all answers are what they were. */
  boolean areStill(Questions asked) {
    return asked.targets().entrySet().stream()
            .allMatch(each -> summaries.targets(each.getKey()).equals(each.getValue()))
        && asked.effects().entrySet().stream()
            .allMatch(each -> each.getValue().equals(summaries.of(each.getKey())))
        && fields.answers(asked.fields())
        && fieldValues.answers(asked.values());
  }
}
