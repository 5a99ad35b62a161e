// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.UsageModel;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what must be done with the results of some calls, but not with other objects of a type. */
final class DutyDecoder {

  private static final List<String> KEYS = List.of("of", "kind", "release", "passed-on-by");
  private static final List<String> INFERRED_KEYS =
      List.of("of", "kind", "release", "passed-on-by", Duties.LIBRARY);

  private final String library;
  private final boolean isInferred;
  private final ReleaseDecoder releases;
  private final NameDecoder names;
  private final YamlProblems problems;
  private final Map<String, TypeModel> duties = new LinkedHashMap<>();

  /**
   * @param isInferred whether the analysis of a library's code has written the file
   */
  DutyDecoder(String library, boolean isInferred, ReleaseDecoder releases, YamlProblems problems) {
    this.library = library;
    this.isInferred = isInferred;
    this.releases = releases;
    this.names = new NameDecoder(problems);
    this.problems = problems;
  }

  void decode(YamlFields.Field duty) {
    String name = duty.key().getValue();
    List<String> keys = isInferred ? INFERRED_KEYS : KEYS;
    YamlFields fields = YamlFields.of(duty.value(), "duty `" + name + "`", keys, problems);
    String type = fields.text("of");
    if (!NameDecoder.BINARY_NAME.matcher(type).matches()) {
      problems.report(
          duty.key(), "duty `" + name + "` needs `of`, a binary name such as `a.b.Outer$Inner`");
    }
    if (fields.value("release").isEmpty()) {
      problems.report(duty.key(), "duty `" + name + "` needs `release`");
    }
    ReleaseDecoder.Entry release = releases.decode(fields);
    Set<String> passedOnBy = NameDecoder.texts(names.methods(fields, "passed-on-by"));
    ModelKind kind = fields.word("kind", ModelWords.KINDS).orElse(ModelKind.CLOSEABLE);
    duties.put(
        name,
        new TypeModel(
            type,
            isInferred ? fields.text(Duties.LIBRARY) : library,
            kind,
            release.model(),
            UsageModel.UNSTATED,
            NameDecoder.texts(release.metadata()),
            Set.of(),
            true,
            passedOnBy));
  }

  /** Returns the decoded duties by their names. */
  Map<String, TypeModel> duties() {
    return duties;
  }
}
