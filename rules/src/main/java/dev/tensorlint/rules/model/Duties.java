// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The duties of a model file: what must be done with the results of some calls, but not with other
 * objects of their types. Each has a name, by which entries state it.
 */
final class Duties {

  /** The key of the library that states a duty, in files that the analysis writes. */
  static final String LIBRARY = "library";

  /** The results that can have a duty. */
  static final Set<ResultEffect.Kind> OWING =
      Set.of(
          ResultEffect.Kind.FRESH,
          ResultEffect.Kind.SCOPED,
          ResultEffect.Kind.CHILD_OF,
          ResultEffect.Kind.OWNED_BY);

  static final Duties NONE = new Duties(Map.of());

  private final Map<TypeModel, String> names;

  private Duties(Map<TypeModel, String> names) {
    this.names = names;
  }

  /** Returns the duties of all results, named by their types in the order of their texts. */
  static Duties of(List<TypeSummaries> types) {
    List<TypeModel> found =
        types.stream()
            .flatMap(type -> type.methods().stream())
            .map(MethodSummary::summary)
            .flatMap(Optional::stream)
            .map(Duties::stated)
            .flatMap(Optional::stream)
            .distinct()
            .sorted(Comparator.comparing(Duties::fields))
            .toList();
    Map<TypeModel, String> names = new LinkedHashMap<>();
    found.forEach(duty -> names.put(duty, name(duty) + "-" + (names.size() + 1)));
    return new Duties(names);
  }

  private static String name(TypeModel duty) {
    return duty.name().substring(duty.name().lastIndexOf('.') + 1).replaceAll("\\W", "-");
  }

  /** Returns the duty of a result as an entry says it; the type says the rest. */
  private static Optional<TypeModel> stated(Summary summary) {
    TypeModel made = summary.result().made();
    return made == null || !made.isOfCalls() || !isNew(summary.result())
        ? Optional.empty()
        : Optional.of(made);
  }

  private static boolean isNew(ResultEffect result) {
    return OWING.contains(result.kind())
        && result.container() == null
        && !(result.kind() == ResultEffect.Kind.FRESH && result.from().isArgument())
        && !result.isNewOrUnseen();
  }

  /** Returns the name of the duty that the result of a method has, null for none. */
  @Nullable String nameOf(Summary summary) {
    return stated(summary).map(names::get).orElse(null);
  }

  /** Returns the section of the file; empty without duties. */
  String text() {
    return names.isEmpty()
        ? ""
        : names.entrySet().stream()
            .map(each -> "  \"" + each.getValue() + "\": " + fields(each.getKey()) + "\n")
            .collect(Collectors.joining("", "duties:\n", ""));
  }

  private static String fields(TypeModel duty) {
    List<String> fields = new ArrayList<>();
    fields.add("of: " + quoted(duty.name()));
    fields.add("kind: " + Vocabulary.word(duty.kind()));
    fields.add("release: " + release(duty.release()));
    addNames(fields, "passed-on-by", duty.passedOnBy());
    if (!duty.library().isEmpty()) {
      fields.add(LIBRARY + ": " + quoted(duty.library()));
    }
    return map(fields);
  }

  private static String release(ReleaseModel release) {
    List<String> fields = new ArrayList<>();
    addList(fields, "methods", release.methods());
    addList(fields, "by", release.functions().stream().map(Duties::text).toList());
    fields.add("again: " + Vocabulary.word(release.again()));
    addNames(fields, "told-by", release.releasedTests());
    addNames(fields, "denied-by", release.openTests());
    addFlag(fields, "cascades", release.cascades());
    addFlag(fields, "no-op", release.isNoop());
    if (release.collection() != ReleaseModel.Collection.NEVER) {
      fields.add("collected: " + Vocabulary.word(release.collection()));
    }
    addFlag(fields, "refillable", release.isRefillable());
    addFlag(fields, "keeps-lent", release.keepsLent());
    addNames(fields, "with", release.with());
    return map(fields);
  }

  private static String text(ReleaseFunction function) {
    return function.type() + "." + function.name();
  }

  private static void addFlag(List<String> fields, String key, boolean isSet) {
    if (isSet) {
      fields.add(key + ": true");
    }
  }

  private static void addNames(List<String> fields, String key, Collection<String> names) {
    addList(fields, key, names.stream().sorted().toList());
  }

  private static void addList(List<String> fields, String key, List<String> values) {
    if (!values.isEmpty()) {
      fields.add(
          key
              + ": ["
              + values.stream().map(Duties::quoted).collect(Collectors.joining(", "))
              + "]");
    }
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private static String map(List<String> fields) {
    return fields.stream().collect(Collectors.joining(", ", "{ ", " }"));
  }
}
