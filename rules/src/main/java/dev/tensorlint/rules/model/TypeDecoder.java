// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.UsageModel;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a file says of one type. A type with something wrong outside its methods is left out.
 */
final class TypeDecoder {

  /** What a block that types share can say. */
  static final List<String> BLOCK_KEYS =
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
          "sorted",
          "returns-nothing",
          "closes-quietly",
          "throws-nothing",
          "internal",
          "constants",
          "methods");

  private static final List<String> KEYS =
      Stream.concat(Stream.of(SharedBlocks.INCLUDES), BLOCK_KEYS.stream()).toList();
  private static final List<String> KINDLESS_KEYS =
      List.of(
          SharedBlocks.INCLUDES,
          "elements",
          "weak",
          "pool",
          "sorted",
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
  private final SharedBlocks shared;

  /**
   * @param inferredOf the library whose code the entries were inferred from, empty for contracts
   * @param duties the duties that entries of the methods can name
   * @param shared what the types can include
   */
  TypeDecoder(
      String library,
      String inferredOf,
      boolean effectsOnly,
      ReleaseDecoder releases,
      Map<String, TypeModel> duties,
      SharedBlocks shared,
      YamlProblems problems) {
    this.library = library;
    this.inferredOf = inferredOf;
    this.effectsOnly = effectsOnly;
    this.names = new NameDecoder(problems);
    this.releases = releases;
    this.duties = duties;
    this.shared = shared;
    this.problems = problems;
  }

  Optional<LibraryModel.Type> decode(YamlFields.Field type) {
    int before = problems.count();
    String name = type.key().getValue();
    names.isType(name, type.key());
    YamlFields own = YamlFields.of(type.value(), "type `" + name + "`", KEYS, problems);
    List<YamlFields> blocks = shared.includedBy(own);
    YamlFields fields = shared.join(own, blocks);
    boolean hasKind = fields.value("kind").isPresent();
    checkKindless(name, fields, hasKind);
    ReleaseDecoder.Entry release = releases.decode(fields);
    TypeModel model = model(name, fields, release);
    if (problems.count() > before) {
      return Optional.empty();
    }
    List<LibraryModel.Method> methods = methods(fields, blocks, hasKind);
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

  /** Reports what is wrong in blocks, also in those that no type includes. */
  void checkBlocks() {
    for (YamlFields block : shared.all()) {
      releases.decode(block);
      usage(block);
      texts(block, "throws-nothing");
      methods(block, List.of(), false);
    }
  }

  /** Returns what a type says of its methods, and what its blocks say of others. */
  private List<LibraryModel.Method> methods(
      YamlFields type, List<YamlFields> blocks, boolean hasKind) {
    MethodDecoder decoder = new MethodDecoder(hasKind, inferredOf, duties, problems);
    entries(type).forEach(decoder::decode);
    decoder.closeOwn();
    blocks.forEach(block -> entries(block).forEach(decoder::decode));
    return decoder.methods();
  }

  private Collection<YamlFields.Field> entries(YamlFields type) {
    return type.value("methods")
        .map(node -> YamlFields.of(node, "`methods`", problems).all().values())
        .orElse(List.of());
  }
}
