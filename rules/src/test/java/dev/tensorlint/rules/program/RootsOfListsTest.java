// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import org.junit.jupiter.api.Test;

/** Lists whose elements belong to what is made of the list. */
final class RootsOfListsTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static final String ADD = "list.add(vector(allocator));";

  private static final String LOST =
      "TensorAccumulates definite: "
          + ADD
          + ": tensors accumulate in `list` and are never closed\n";

  private static String findings(String... method) {
    String text =
        """
        import java.util.*;
        import org.apache.arrow.memory.*;
        import org.apache.arrow.vector.*;
        class A {
        static FieldVector vector(BufferAllocator allocator) {
        IntVector made = new IntVector("a", allocator);
        made.allocateNew(3);
        return made;
        }
        %s
        }
        """
            .formatted(String.join("\n", method));
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  /** A list of roots, each of which is made of a list that is read between. */
  private static String roots(String root, String end) {
    return findings(
        "List<VectorSchemaRoot> all(BufferAllocator allocator, Iterator<List<String>> each) {",
        "List<VectorSchemaRoot> roots = new ArrayList<>();",
        "while (each.hasNext()) {",
        "List<String> names = each.next();",
        "List<FieldVector> list = new ArrayList<>();",
        "for (String name : names) {",
        ADD,
        "}",
        "for (String name : names) {",
        "list.get(0).setValueCount(4);",
        "}",
        "roots.add(" + root + ");",
        "}",
        end,
        "}");
  }

  @Test
  void theElementsOfManyListsAreInTheListThatIsReturned() {
    assertEquals("", roots("new VectorSchemaRoot(list)", "return roots;"));
    assertEquals(
        "", roots("VectorSchemaRoot.of(list.toArray(new FieldVector[0]))", "return roots;"));
  }

  @Test
  void theElementsOfAListThatIsDroppedAreLost() {
    assertEquals(LOST, roots("new VectorSchemaRoot(list)", "return null;"));
  }

  private static String snapshot(String end) {
    return findings(
        "Optional<VectorSchemaRoot> snapshot(BufferAllocator allocator, int n) {",
        "List<FieldVector> list = new ArrayList<>();",
        "for (int i = 0; i < n; i++) {",
        ADD,
        "}",
        "VectorSchemaRoot root = new VectorSchemaRoot(list);",
        end,
        "}");
  }

  @Test
  void aListIsAsFullAsBeforeItsRootWasMade() {
    assertEquals("", snapshot("return list.isEmpty() ? Optional.empty() : Optional.of(root);"));
    assertEquals(LOST, snapshot("return list.isEmpty() ? Optional.of(root) : Optional.empty();"));
  }
}
