// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AcceptedTexts;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads the part {@code conventions} of a model file. */
final class ConventionsDecoder {

  private static final List<String> KEYS =
      List.of(
          "releasing",
          "lending",
          "asking",
          "injecting",
          "generating",
          "misuse-throws",
          "accepted-texts",
          "rare-exceptions",
          "refusals",
          "in-memory",
          "per-request",
          "repeating",
          "threads",
          "keeps-running",
          "starts",
          "at-start",
          "managed",
          "one-per-process",
          "advising",
          "disabling",
          "tests");
  private static final List<String> METHOD_KEYS = List.of("methods", "annotations");
  private static final List<String> REQUEST_KEYS = List.of("methods", "annotations", "own-objects");
  private static final List<String> REPETITION_KEYS =
      List.of("methods", "annotations", "single", "limited", "several");
  private static final List<String> THREAD_KEYS = List.of("locking", "parallel", "one-thread");
  private static final List<String> TEST_KEYS = List.of("annotations", "types");
  private static final List<String> MEMORY_KEYS = List.of("types", "exceptions");
  private static final List<String> TEXT_KEYS = List.of("form", "texts", "exceptions", "methods");
  private final YamlProblems problems;

  private ConventionsDecoder(YamlProblems problems) {
    this.problems = problems;
  }

  /** Returns what the file says, without what is wrong in it. */
  static Conventions decode(YamlFields model, YamlProblems problems) {
    return model
        .value("conventions")
        .map(value -> new ConventionsDecoder(problems).conventions(value))
        .orElse(Conventions.NONE);
  }

  private Conventions conventions(Node node) {
    YamlFields fields = YamlFields.of(node, "`conventions`", KEYS, problems);
    return new Conventions(
        section(fields, "releasing", METHOD_KEYS)
            .map(
                found ->
                    new Conventions.Releasing(names(found, "methods"), names(found, "annotations")))
            .orElse(Conventions.Releasing.NONE),
        names(fields, "lending"),
        names(fields, "asking"),
        names(fields, "generating"),
        exceptions(fields),
        section(fields, "per-request", REQUEST_KEYS)
            .map(this::requests)
            .orElse(Conventions.Requests.NONE),
        section(fields, "repeating", REPETITION_KEYS)
            .map(this::repetition)
            .orElse(Conventions.Repetition.NONE),
        threads(fields),
        frameworks(fields),
        section(fields, "tests", TEST_KEYS)
            .map(
                found ->
                    new Conventions.Tests(names(found, "annotations"), typeNames(found, "types")))
            .orElse(Conventions.Tests.NONE));
  }

  private Conventions.Exceptions exceptions(YamlFields fields) {
    return new Conventions.Exceptions(
        typeNames(fields, "misuse-throws"),
        typeNames(fields, "rare-exceptions"),
        typeNames(fields, "refusals"),
        acceptedTexts(fields),
        section(fields, "in-memory", MEMORY_KEYS)
            .map(
                found ->
                    new Conventions.InMemory(
                        typeNames(found, "types"), typeNames(found, "exceptions")))
            .orElse(Conventions.InMemory.NONE));
  }

  private Conventions.Requests requests(YamlFields fields) {
    return new Conventions.Requests(
        typeNames(fields, "methods"), names(fields, "annotations"), names(fields, "own-objects"));
  }

  private Conventions.Repetition repetition(YamlFields fields) {
    return new Conventions.Repetition(
        namedMethods(fields, "methods"),
        names(fields, "annotations"),
        namedMethods(fields, "single"),
        namedMethods(fields, "limited"),
        namedMethods(fields, "several"));
  }

  private Set<NamedMethod> namedMethods(YamlFields fields, String key) {
    Set<NamedMethod> methods = new LinkedHashSet<>();
    for (Node element : fields.sequence(key)) {
      fields
          .text(element, "an element of `" + key + "`")
          .ifPresent(
              text ->
                  NamedMethod.parse(text)
                      .ifPresentOrElse(
                          methods::add,
                          () ->
                              problems.report(
                                  element,
                                  "`"
                                      + text
                                      + "` is no method: expected one such as"
                                      + " `java.util.Timer.schedule` or"
                                      + " `java.util.Timer.schedule(?, ?, ?)`")));
    }
    return methods;
  }

  private Conventions.Threads threads(YamlFields fields) {
    Optional<YamlFields> threads = section(fields, "threads", THREAD_KEYS);
    return new Conventions.Threads(
        threads.map(found -> typeNames(found, "locking")).orElse(Set.of()),
        threads.map(found -> typeNames(found, "parallel")).orElse(Set.of()),
        threads.map(found -> typeNames(found, "one-thread")).orElse(Set.of()),
        typeNames(fields, "keeps-running"));
  }

  private Conventions.Frameworks frameworks(YamlFields fields) {
    return new Conventions.Frameworks(
        typeNames(fields, "starts"),
        typeNames(fields, "at-start"),
        names(fields, "managed"),
        names(fields, "one-per-process"),
        names(fields, "injecting"),
        names(fields, "advising"),
        names(fields, "disabling"));
  }

  private Set<AcceptedTexts> acceptedTexts(YamlFields fields) {
    Set<AcceptedTexts> all = new LinkedHashSet<>();
    for (Node element : fields.sequence("accepted-texts")) {
      YamlFields one = YamlFields.of(element, "`accepted-texts`", TEXT_KEYS, problems);
      all.add(
          new AcceptedTexts(
              one.word("form", ModelWords.FORMS).orElse(AcceptedTexts.Form.LISTED),
              texts(one),
              typeNames(one, "exceptions"),
              typeNames(one, "methods")));
    }
    return all;
  }

  private Set<String> texts(YamlFields fields) {
    Set<String> texts = new LinkedHashSet<>();
    for (Node element : fields.sequence("texts")) {
      fields
          .text(element, "an element of `texts`")
          .map(text -> text.toUpperCase(Locale.ROOT))
          .ifPresent(texts::add);
    }
    return texts;
  }

  private Optional<YamlFields> section(YamlFields fields, String key, List<String> keys) {
    return fields.value(key).map(value -> YamlFields.of(value, "`" + key + "`", keys, problems));
  }

  private Set<String> names(YamlFields fields, String key) {
    Set<String> names = new LinkedHashSet<>();
    for (Node element : fields.sequence(key)) {
      fields
          .text(element, "an element of `" + key + "`")
          .filter(name -> isName(element, name))
          .ifPresent(names::add);
    }
    return names;
  }

  private Set<String> typeNames(YamlFields fields, String key) {
    Set<String> names = new LinkedHashSet<>();
    for (Node element : fields.sequence(key)) {
      fields
          .text(element, "an element of `" + key + "`")
          .filter(name -> isTypeName(element, name))
          .ifPresent(names::add);
    }
    return names;
  }

  private boolean isTypeName(Node element, String name) {
    boolean isName = NameDecoder.BINARY_NAME.matcher(name).matches();
    if (!isName) {
      problems.report(
          element,
          "`" + name + "` is not a binary name: expected one such as `java.io.IOException`");
    }
    return isName;
  }

  private boolean isName(Node element, String name) {
    boolean isName = NameDecoder.SIMPLE_NAME.matcher(name).matches();
    if (!isName) {
      problems.report(
          element,
          "`" + name + "` is not a simple name: expected one such as `close` or `PreDestroy`");
    }
    return isName;
  }
}
