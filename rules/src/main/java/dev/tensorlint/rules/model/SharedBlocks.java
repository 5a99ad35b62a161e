// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.yaml.YamlFields;
import dev.tensorlint.rules.yaml.YamlProblems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What several types of a file have in common: parts of types by a name of their own. A type that
 * includes a block has what it says, where the type itself says nothing else.
 */
final class SharedBlocks {

  static final String KEY = "shared";
  static final String INCLUDES = "includes";

  private static final String METHODS = "methods";

  private final Map<String, YamlFields> blocks = new LinkedHashMap<>();
  private final YamlProblems problems;

  private SharedBlocks(YamlProblems problems) {
    this.problems = problems;
  }

  /**
   * Reads the blocks of a file.
   *
   * @param known what a block can say
   */
  static SharedBlocks decode(YamlFields model, List<String> known, YamlProblems problems) {
    SharedBlocks shared = new SharedBlocks(problems);
    model
        .value(KEY)
        .map(node -> YamlFields.of(node, "`" + KEY + "`", problems))
        .ifPresent(
            blocks ->
                blocks.all().forEach((name, block) -> shared.add(name, block, known, problems)));
    return shared;
  }

  private void add(String name, YamlFields.Field block, List<String> known, YamlProblems problems) {
    blocks.put(name, YamlFields.of(block.value(), "block `" + name + "`", known, problems));
  }

  /** Returns all blocks. */
  Iterable<YamlFields> all() {
    return blocks.values();
  }

  /** Returns the blocks that a type includes; a name that no block has is reported. */
  List<YamlFields> includedBy(YamlFields type) {
    List<YamlFields> included = new ArrayList<>();
    for (YamlFields.Written name : type.texts(INCLUDES)) {
      YamlFields block = blocks.get(name.text());
      if (block == null) {
        String all = "`" + KEY + "` has " + NearestNames.listed(blocks.keySet());
        problems.report(
            name.at(),
            "there is no block `"
                + name.text()
                + "`: "
                + NearestNames.question(name.text(), blocks.keySet(), all));
      } else {
        included.add(block);
      }
    }
    return included;
  }

  /**
   * Returns what a type says, and beside it what its blocks say, but for their methods. What two
   * blocks say and the type does not is reported.
   */
  YamlFields join(YamlFields type, List<YamlFields> included) {
    Map<String, YamlFields.Field> added = new LinkedHashMap<>();
    for (YamlFields block : included) {
      block
          .all()
          .forEach(
              (key, field) -> {
                boolean isNew = key.equals(METHODS) || added.putIfAbsent(key, field) == null;
                if (!isNew && type.value(key).isEmpty()) {
                  problems.report(
                      type.key(INCLUDES).orElseThrow(),
                      "two blocks state `" + key + "`: state it for the type");
                }
              });
    }
    return type.and(added);
  }
}
