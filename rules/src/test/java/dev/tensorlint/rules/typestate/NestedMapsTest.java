// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A loop that goes down a path of maps, so that the map that is read is the element read before.
 */
final class NestedMapsTest {

  private static AnalysisResult analyse(String text) {
    return new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT)
        .analyze(JavaText.program("A.java", text));
  }

  @Test
  void aContainerMayBeTheElementThatTheSameReadGaveBefore() {
    AnalysisResult result =
        analyse(
            """
            import dev.tensorlint.runtime.Tensor;
            import java.util.*;

            class A {
              String put(Map<String, Object> target, String[] parts, Object value) {
                Map<String, Object> current = target;
                for (int i = 0; i < parts.length; i++) {
                  if (i == parts.length - 1) {
                    Object existing = current.get(parts[i]);
                    if (existing != null && (existing instanceof Map) != (value instanceof Map)) {
                      return "";
                    }
                    current.put(parts[i], value);
                  } else {
                    Object child = current.get(parts[i]);
                    if (!(child instanceof Map)) {
                      child = new LinkedHashMap<String, Object>();
                      current.put(parts[i], child);
                    }
                    current = (Map<String, Object>) child;
                  }
                }
                return null;
              }

              void use(Map<String, Object> all, String[] path) {
                put(all, path, Tensor.of(1f));
              }
            }
            """);
    assertEquals(List.of(), result.diagnostics());
  }
}
