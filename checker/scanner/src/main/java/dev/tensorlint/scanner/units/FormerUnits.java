// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.units.UnitPack.Item;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The files of an earlier run. A file whose translation is the same is the same object as in this
 * run.
 *
 * @param state key of what followed from them
 * @param units by path
 * @param supertypes of the types of the other files, by name
 */
record FormerUnits(
    ContentKey state, Map<String, CompilationUnit> units, Map<String, List<String>> supertypes) {

  /** Tells whether a text is that of an item. */
  interface Texts {
    boolean areSame(String path, SourceFile text, Item item);
  }

  static Optional<FormerUnits> of(
      ContentKey state,
      Map<String, Item> items,
      Map<String, CompilationUnit> reused,
      Texts texts) {
    Map<String, CompilationUnit> units = new TreeMap<>();
    Map<String, List<String>> supertypes = new HashMap<>();
    try {
      for (Map.Entry<String, Item> each : items.entrySet()) {
        Item item = each.getValue();
        CompilationUnit same = reused.get(each.getKey());
        if (same != null && texts.areSame(each.getKey(), same.file(), item)) {
          units.put(each.getKey(), same);
          continue;
        }
        String text = new String(item.source(), StandardCharsets.UTF_8);
        SourceFile file = SourceFile.of(each.getKey(), text);
        if (!texts.areSame(each.getKey(), file, item)) {
          return Optional.empty();
        }
        UnitForm.Translation then = UnitForm.translation(item.translation());
        supertypes.putAll(then.supertypes());
        units.put(
            each.getKey(),
            new CompilationUnit(file, then.packageName(), then.types(), then.unresolvedNames()));
      }
      return Optional.of(new FormerUnits(state, units, supertypes));
    } catch (IOException | StackOverflowError e) {
      return Optional.empty(); // Damaged: the run starts anew.
    }
  }
}
