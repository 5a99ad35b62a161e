// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.UsageModel;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * Reads what a file says of one type. A type with something wrong outside its methods is left out.
 */
final class TypeDecoder {

  private static final List<String> KEYS =
      List.of(
          "kind",
          "release",
          "metadata",
          "thread-confined",
          "unsynchronized",
          "stateful",
          "begins-empty",
          "opens-when-entered",
          "cost",
          "holds-little",
          "fixed-size",
          "results",
          "elements",
          "weak",
          "pool",
          "returns-nothing",
          "closes-quietly",
          "throws-nothing",
          "internal",
          "constants",
          "methods");
  private static final List<String> KINDLESS_KEYS =
      List.of(
          "elements",
          "weak",
          "pool",
          "holds-little",
          "fixed-size",
          "returns-nothing",
          "closes-quietly",
          "throws-nothing",
          "internal",
          "constants",
          "methods");
  private final String library;
  private final String inferredOf;
  private final boolean effectsOnly;
  private final YamlProblems problems;
  private final NameDecoder names;
  private final ReleaseDecoder releases;
  private final Map<String, TypeModel> duties;

  /**
   * @param inferredOf the library whose code the entries were inferred from, empty for contracts
   * @param duties the duties that entries of the methods can name
   */
  TypeDecoder(
      String library,
      String inferredOf,
      boolean effectsOnly,
      ReleaseDecoder releases,
      Map<String, TypeModel> duties,
      YamlProblems problems) {
    this.library = library;
    this.inferredOf = inferredOf;
    this.effectsOnly = effectsOnly;
    this.names = new NameDecoder(problems);
    this.releases = releases;
    this.duties = duties;
    this.problems = problems;
  }

  Optional<LibraryModel.Type> decode(YamlFields.Field type) {
    int before = problems.count();
    String name = type.key().getValue();
    names.isType(name, type.key());
    YamlFields fields = YamlFields.of(type.value(), "type `" + name + "`", KEYS, problems);
    boolean hasKind = fields.value("kind").isPresent();
    checkKindless(name, fields, hasKind);
    ReleaseDecoder.Entry release = releases.decode(fields);
    TypeModel model = model(name, fields, release);
    if (problems.count() > before) {
      return Optional.empty();
    }
    List<LibraryModel.Method> methods = methods(fields, hasKind);
    return Optional.of(
        new LibraryModel.Type(
            name,
            YamlProblems.position(type.key()),
            model,
            TypeTraits.decode(
                name, fields, texts(fields, "throws-nothing"), texts(fields, "internal"), problems),
            release.listed(),
            ImpliedEffects.complete(methods, release)));
  }

  private @Nullable TypeModel model(String name, YamlFields fields, ReleaseDecoder.Entry release) {
    Optional<ModelKind> kind = fields.word("kind", ModelWords.KINDS);
    UsageModel usage = usage(fields);
    Set<String> leavesEmpty = texts(fields, "begins-empty");
    return kind.map(
            known ->
                new TypeModel(
                    name,
                    library,
                    known,
                    release.model(),
                    usage,
                    NameDecoder.texts(release.metadata()),
                    leavesEmpty))
        .orElse(null);
  }

  private static UsageModel usage(YamlFields fields) {
    return new UsageModel(
        fields.flag("thread-confined"),
        fields.flag("unsynchronized"),
        fields.flag("stateful"),
        fields.word("cost", ModelWords.COSTS).orElse(Cost.UNSTATED),
        false,
        fields.flag("opens-when-entered"));
  }

  private Set<String> texts(YamlFields fields, String key) {
    return NameDecoder.texts(names.methods(fields, key));
  }

  /** Without a kind only methods can be described; a file of effects only has no kinds. */
  private void checkKindless(String name, YamlFields fields, boolean hasKind) {
    if (effectsOnly) {
      fields
          .key("kind")
          .ifPresent(
              key ->
                  problems.report(
                      key,
                      "type `" + name + "` has a `kind`, but the model says `effects-only: true`"));
    }
    if (!hasKind) {
      fields.all().values().stream()
          .map(YamlFields.Field::key)
          .filter(key -> KEYS.contains(key.getValue()))
          .filter(key -> !KINDLESS_KEYS.contains(key.getValue()))
          .forEach(
              key ->
                  problems.report(
                      key,
                      "`" + key.getValue() + "` of type `" + name + "` needs a `kind` beside it"));
    }
  }

  private List<LibraryModel.Method> methods(YamlFields type, boolean hasKind) {
    Optional<Node> value = type.value("methods");
    if (value.isEmpty()) {
      return List.of();
    }
    MethodDecoder decoder = new MethodDecoder(hasKind, inferredOf, duties, problems);
    YamlFields.of(value.get(), "`methods`", problems).all().values().forEach(decoder::decode);
    return decoder.methods();
  }
}
