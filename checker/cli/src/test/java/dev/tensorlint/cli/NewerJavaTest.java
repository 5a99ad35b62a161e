// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module that is compiled for a newer Java than the one that runs may name what is not there. */
class NewerJavaTest {

  private static final String NEWER =
      """
      import dev.tensorlint.runtime.Tensor;
      import java.util.List;
      class A {
        float f(List<Tensor> all) {
          return all.getOfALaterJava().item();
        }
      }
      """;

  private final Cli cli;

  NewerJavaTest(@TempDir Path folder) {
    cli = new Cli(folder);
  }

  private Cli.Outcome check(String release, String source) throws IOException {
    cli.file(
            "app/pom.xml",
            "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId>"
                + "<artifactId>app</artifactId><version>1</version><properties>"
                + "<maven.compiler.release>"
                + release
                + "</maven.compiler.release></properties></project>")
        .file("app/src/main/java/A.java", source);
    return cli.run(
        "check", "--no-timings", "--unresolved", "--classpath=" + Classpaths.runtime(), "app");
  }

  @Test
  void whatConcernsModelledTypesIsAGap() throws IOException {
    Cli.Outcome outcome = check("199", NEWER);
    assertEquals(2, outcome.exitCode(), outcome.out());
    String err = outcome.err();
    assertTrue(err.contains("warning: app: module `app` is compiled for Java 199"), err);
    assertTrue(err.contains("run TensorLint with Java 199 or newer"), err);
    String all = outcome.out() + err;
    assertTrue(all.contains("run TensorLint with the version of Java that the code is"), all);
    assertFalse(all.contains("add --classpath"), all);
  }

  @Test
  void otherwiseItIsANote() throws IOException {
    Cli.Outcome outcome = check("199", NEWER.replace("getOfALaterJava()", "get(0)"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    assertTrue(outcome.err().contains("note: app: module `app` is compiled"), outcome.err());
  }

  @Test
  void theJavaThatRunsIsNoNews() throws IOException {
    Cli.Outcome outcome = check("1.8", NEWER.replace("getOfALaterJava()", "get(0)"));
    assertEquals(0, outcome.exitCode(), outcome.err());
    assertEquals("", outcome.err());
  }
}
