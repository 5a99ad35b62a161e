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

/** A switch whose default throws, in a method that is called with its labels. */
final class RefusedLabelsTest {

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  /**
   * @param type of the parameter
   * @param cases the labels of the switch but the default
   * @param argument what the method is called with
   */
  private static String findings(String type, String cases, String argument) {
    String text =
        """
        import org.apache.arrow.memory.*;
        import org.apache.arrow.vector.*;
        class A {
        static final int SMALL = 1;
        static final int LARGE = 2;
        static FieldVector vector(BufferAllocator allocator) {
        IntVector made = new IntVector("a", allocator);
        made.allocateNew(3);
        show(%s);
        return made;
        }
        private static void show(%s kind) {
        switch (kind) {
        %s
        default: throw new IllegalArgumentException();
        }
        }
        }
        """
            .formatted(argument, type, cases);
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text)));
  }

  private static void assertRefused(String type, String cases, String argument) {
    String all = findings(type, cases, argument);
    assertEquals(
        "LeakOnException definite: IntVector made = new IntVector(\"a\", allocator);: `made` is not"
            + " released when `show` throws `IllegalArgumentException`\n",
        all);
  }

  private static final String NAMES = "case \"a\": case \"b\": break; case \"c\": return;";
  private static final String SIZES = "case SMALL: break; case LARGE: return;";

  @Test
  void aLabelIsNotRefused() {
    assertEquals("", findings("String", NAMES, "\"b\""));
    assertEquals("", findings("int", "case 1: case 2: break;", "2"));
    assertEquals("", findings("int", SIZES, "LARGE"));
  }

  @Test
  void anythingElseIsRefused() {
    assertRefused("String", NAMES, "\"d\"");
    assertRefused("int", "case 1: case 2: break;", "3");
  }

  @Test
  void aLabelThatGoesOnIntoTheDefaultIsRefused() {
    assertRefused("int", "case 1: break; case 2:", "2");
  }
}
