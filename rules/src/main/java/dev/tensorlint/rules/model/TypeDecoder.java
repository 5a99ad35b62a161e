// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ReleaseFunction;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
          "cost",
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
  private static final List<String> RELEASE_KEYS =
      List.of(
          "methods",
          "by",
          "again",
          "told-by",
          "denied-by",
          "cascades",
          "no-op",
          "collected",
          "refillable",
          "with");
  private static final List<String> DUTY_KEYS = List.of("of", "kind", "release", "passed-on-by");
  private static final List<String> INFERRED_DUTY_KEYS =
      List.of("of", "kind", "release", "passed-on-by", Duties.LIBRARY);
  private static final List<String> KINDLESS_KEYS =
      List.of(
          "elements",
          "weak",
          "pool",
          "returns-nothing",
          "closes-quietly",
          "throws-nothing",
          "internal",
          "constants",
          "methods");
  private static final Pattern BINARY_NAME =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*");
  private static final Pattern FUNCTION =
      Pattern.compile("(" + BINARY_NAME.pattern() + ")\\.([\\p{L}_$][\\p{L}\\p{N}_$]*)");
  private static final Pattern METHOD_NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

  private static final Summary RELEASES_FIRST =
      Contracts.modelled(
          ResultEffect.COPY,
          OperandEffect.BORROWS,
          List.of(OperandEffect.RELEASES, OperandEffect.BORROWS));

  private final String library;
  private final String inferredOf;
  private final boolean effectsOnly;
  private final YamlProblems problems;
  private final Map<String, List<LibraryModel.Method>> functions = new LinkedHashMap<>();
  private final Map<String, TypeModel> duties = new LinkedHashMap<>();

  /**
   * @param inferredOf the library whose code the entries were inferred from, empty for contracts
   */
  TypeDecoder(String library, String inferredOf, boolean effectsOnly, YamlProblems problems) {
    this.library = library;
    this.inferredOf = inferredOf;
    this.effectsOnly = effectsOnly;
    this.problems = problems;
  }

  /** What a file says of the release of a type. */
  private record Release(
      List<LibraryModel.Name> methods,
      List<ReleaseFunction> functions,
      TypeModel.SecondRelease again,
      List<LibraryModel.Name> toldBy,
      List<LibraryModel.Name> deniedBy,
      boolean cascades,
      boolean isNoop,
      TypeModel.Collection collection,
      boolean isRefillable,
      Set<String> with) {

    static final Release NONE =
        new Release(
            List.of(),
            List.of(),
            TypeModel.SecondRelease.ALLOWED,
            List.of(),
            List.of(),
            false,
            false,
            TypeModel.Collection.NEVER,
            false,
            Set.of());
  }

  /**
   * Reads what must be done with the results of some calls, but not with other objects of a type.
   */
  void decodeDuty(YamlFields.Field duty) {
    String name = duty.key().getValue();
    List<String> keys = inferredOf.isEmpty() ? DUTY_KEYS : INFERRED_DUTY_KEYS;
    YamlFields fields = YamlFields.of(duty.value(), "duty `" + name + "`", keys, problems);
    String type = fields.text("of");
    if (!BINARY_NAME.matcher(type).matches()) {
      problems.report(
          duty.key(), "duty `" + name + "` needs `of`, a binary name such as `a.b.Outer$Inner`");
    }
    if (fields.value("release").isEmpty()) {
      problems.report(duty.key(), "duty `" + name + "` needs `release`");
    }
    Release release = release(fields);
    Set<String> passedOnBy = texts(names(fields, "passed-on-by"));
    ModelKind kind = fields.word("kind", ModelWords.KINDS).orElse(ModelKind.CLOSEABLE);
    String statedBy = inferredOf.isEmpty() ? library : fields.text(Duties.LIBRARY);
    TypeModel model = model(type, statedBy, kind, release, metadata(fields, release), Set.of());
    duties.put(name, model.ofCalls(passedOnBy));
  }

  Optional<LibraryModel.Type> decode(YamlFields.Field type) {
    int before = problems.count();
    String name = type.key().getValue();
    if (!BINARY_NAME.matcher(name).matches()) {
      problems.report(
          type.key(),
          "`" + name + "` is not a type name: expected a binary name such as `a.b.Outer$Inner`");
    }
    YamlFields fields = YamlFields.of(type.value(), "type `" + name + "`", KEYS, problems);
    boolean hasKind = fields.value("kind").isPresent();
    checkKindless(name, fields, hasKind);
    Release release = release(fields);
    List<LibraryModel.Name> metadata = metadata(fields, release);
    TypeModel model = model(name, fields, release, metadata);
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
                name,
                fields,
                texts(names(fields, "throws-nothing")),
                texts(names(fields, "internal")),
                problems),
            concat(release.methods(), metadata),
            ImpliedEffects.complete(methods, release.methods(), release.isNoop(), metadata)));
  }

  private @Nullable TypeModel model(
      String name, YamlFields fields, Release release, List<LibraryModel.Name> metadata) {
    Optional<ModelKind> kind = fields.word("kind", ModelWords.KINDS);
    boolean threadConfined = fields.flag("thread-confined");
    boolean unsynchronized = fields.flag("unsynchronized");
    boolean stateful = fields.flag("stateful");
    Cost cost = fields.word("cost", ModelWords.COSTS).orElse(Cost.UNSTATED);
    Set<String> leavesEmpty = texts(names(fields, "begins-empty"));
    return kind.map(known -> model(name, library, known, release, metadata, leavesEmpty))
        .map(model -> model.used(threadConfined, unsynchronized, stateful, cost))
        .orElse(null);
  }

  private static TypeModel model(
      String name,
      String library,
      ModelKind kind,
      Release release,
      List<LibraryModel.Name> metadata,
      Set<String> leavesEmpty) {
    return new TypeModel(
        name,
        library,
        kind,
        release.methods().stream().map(LibraryModel.Name::text).toList(),
        release.functions(),
        release.again(),
        texts(release.toldBy()),
        texts(release.deniedBy()),
        texts(metadata),
        release.cascades(),
        release.isNoop(),
        false,
        false,
        false,
        Cost.UNSTATED,
        release.collection(),
        release.isRefillable(),
        release.with(),
        false,
        Set.of(),
        leavesEmpty);
  }

  /** Queries of the release stay legal after it. */
  private List<LibraryModel.Name> metadata(YamlFields fields, Release release) {
    List<LibraryModel.Name> metadata = names(fields, "metadata");
    Set<String> listed = texts(metadata);
    return concat(
        metadata,
        concat(release.toldBy(), release.deniedBy()).stream()
            .filter(name -> !listed.contains(name.text()))
            .toList());
  }

  private static Set<String> texts(List<LibraryModel.Name> names) {
    return names.stream().map(LibraryModel.Name::text).collect(Collectors.toSet());
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

  private Release release(YamlFields type) {
    Optional<Node> value = type.value("release");
    if (value.isEmpty()) {
      return Release.NONE;
    }
    int before = problems.count();
    YamlFields fields = YamlFields.of(value.get(), "`release`", RELEASE_KEYS, problems);
    List<LibraryModel.Name> methods = names(fields, "methods");
    List<ReleaseFunction> functions = functions(fields);
    if (methods.isEmpty() && functions.isEmpty() && problems.count() == before) {
      problems.report(
          value.get(),
          "`release` needs `methods`, such as `methods: [close]`, or `by`, such as"
              + " `by: [a.b.Library.release]`");
    }
    return new Release(
        methods,
        functions,
        fields.word("again", ModelWords.SECOND_RELEASES).orElse(TypeModel.SecondRelease.ALLOWED),
        names(fields, "told-by"),
        names(fields, "denied-by"),
        fields.flag("cascades"),
        fields.flag("no-op"),
        fields.word("collected", ModelWords.COLLECTIONS).orElse(TypeModel.Collection.NEVER),
        fields.flag("refillable"),
        typesIn(fields));
  }

  /** Reads the types whose release releases the type as well. */
  private Set<String> typesIn(YamlFields release) {
    Set<String> found = new TreeSet<>();
    for (Node node : release.sequence("with")) {
      release
          .text(node, "a type in `with`")
          .filter(name -> isTypeName(name, node))
          .ifPresent(found::add);
    }
    return found;
  }

  private boolean isTypeName(String name, Node at) {
    boolean isName = BINARY_NAME.matcher(name).matches();
    if (!isName) {
      problems.report(
          at,
          "`" + name + "` is not a type name: expected a binary name such as `a.b.Outer$Inner`");
    }
    return isName;
  }

  /** Reads the static methods that release the type. */
  private List<ReleaseFunction> functions(YamlFields release) {
    List<ReleaseFunction> found = new ArrayList<>();
    for (Node node : release.sequence("by")) {
      release
          .text(node, "a method in `by`")
          .flatMap(text -> function(text, node))
          .ifPresent(found::add);
    }
    return found;
  }

  private Optional<ReleaseFunction> function(String text, Node node) {
    Matcher matcher = FUNCTION.matcher(text);
    if (!matcher.matches()) {
      problems.report(
          node,
          "`"
              + text
              + "` in `by` is not a method: expected its class and its name, such as"
              + " `a.b.Library.release`");
      return Optional.empty();
    }
    ReleaseFunction function = new ReleaseFunction(matcher.group(1), matcher.group(3));
    MethodPattern pattern = new MethodPattern(function.name(), List.of(MethodPattern.ANY), true);
    List<LibraryModel.Method> ofType =
        functions.computeIfAbsent(function.type(), type -> new ArrayList<>());
    if (ofType.stream().noneMatch(method -> method.pattern().equals(pattern))) {
      ofType.add(new LibraryModel.Method(pattern, YamlProblems.position(node), RELEASES_FIRST));
    }
    return Optional.of(function);
  }

  /**
   * Returns the entries of the static methods that release the decoded types, by the class that
   * declares them.
   */
  Map<String, List<LibraryModel.Method>> functions() {
    return functions;
  }

  private List<LibraryModel.Name> names(YamlFields fields, String key) {
    List<LibraryModel.Name> names = new ArrayList<>();
    for (Node node : fields.sequence(key)) {
      fields.text(node, "a method in `" + key + "`").ifPresent(name -> add(names, name, node, key));
    }
    return names;
  }

  private void add(List<LibraryModel.Name> names, String name, Node node, String key) {
    if (!METHOD_NAME.matcher(name).matches()) {
      problems.report(
          node,
          "`"
              + name
              + "` in `"
              + key
              + "` is not a method name: expected a name without parentheses");
    } else if (names.stream().anyMatch(known -> known.text().equals(name))) {
      problems.report(node, "`" + name + "` occurs twice in `" + key + "`");
    } else {
      names.add(new LibraryModel.Name(name, YamlProblems.position(node)));
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

  private static <T> List<T> concat(List<T> some, List<T> others) {
    List<T> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }
}
