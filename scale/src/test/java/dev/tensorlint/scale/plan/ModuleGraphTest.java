// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.scale.module.ModuleEntry;
import dev.tensorlint.scale.module.ModuleKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ModuleGraphTest {

  private static ModuleEntry module(String name, String... dependencies) {
    return new ModuleEntry(name, "1", ModuleKind.FOLDER, name, List.of(dependencies), List.of());
  }

  private static List<List<String>> levels(List<ModuleEntry> modules) {
    return new ModuleGraph(modules)
        .levels().stream().map(each -> each.stream().map(ModuleEntry::name).toList()).toList();
  }

  @Test
  void aModuleIsOneLevelAboveTheHighestThatItNeeds() {
    assertEquals(
        List.of(List.of("a", "d"), List.of("b"), List.of("c")),
        levels(
            List.of(module("c", "b", "d"), module("b", "a"), module("a", "absent"), module("d"))));
  }

  @Test
  void aCycleIsOneLevelAndItsModulesDoNotWaitForEachOther() {
    List<ModuleEntry> modules =
        List.of(
            module("a"),
            module("b", "a", "d"),
            module("c", "b"),
            module("d", "c"),
            module("e", "c"));
    assertEquals(List.of(List.of("a"), List.of("b", "c", "d"), List.of("e")), levels(modules));
    ModuleGraph graph = new ModuleGraph(modules);
    assertEquals(List.of("c", "d"), graph.cycle("b"));
    assertEquals(List.of("a"), graph.dependencies("c"));
    assertEquals(List.of("c", "b", "a", "d"), graph.dependencies("e"));
  }

  @Test
  void theOrderOfTheManifestDoesNotCount() {
    List<ModuleEntry> modules =
        new ArrayList<>(
            List.of(module("a"), module("b", "a", "c"), module("c", "b"), module("d", "a")));
    List<List<String>> levels = levels(modules);
    Collections.reverse(modules);
    assertEquals(levels, levels(modules));
  }

  @Test
  void aLongChainNeedsNoDeepStack() {
    List<ModuleEntry> chain =
        IntStream.range(0, 20_000).mapToObj(i -> module("m" + i, "m" + (i + 1))).toList();
    assertEquals(20_000, new ModuleGraph(chain).levels().size());
  }
}
