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
import java.util.function.Function;

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

  /**
   * @param items the kept files of that run, all of them translated
   * @param reused files of this run whose translation is kept
   * @param hashes hashes of their texts
   */
  static Optional<FormerUnits> of(
      ContentKey state,
      Map<String, Item> items,
      Map<String, CompilationUnit> reused,
      Function<SourceFile, String> hashes) {
    Map<String, CompilationUnit> units = new TreeMap<>();
    Map<String, List<String>> supertypes = new HashMap<>();
    try {
      for (Map.Entry<String, Item> each : items.entrySet()) {
        Item item = each.getValue();
        CompilationUnit same = reused.get(each.getKey());
        if (same != null && item.isOf(hashes.apply(same.file()))) {
          units.put(each.getKey(), same);
          continue;
        }
        String text = new String(item.source(), StandardCharsets.UTF_8);
        SourceFile file = SourceFile.of(each.getKey(), text);
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
