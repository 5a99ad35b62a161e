// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class whose supertype is not there may be created and called by a library that is not there.
 */
class UnknownSupertypesTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String MAIN = "class M { public static void main(String[] args) {} }";

  private final Path folder;

  UnknownSupertypesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /** Returns the number of findings in an application. */
  private int shown(String types) throws IOException {
    return shownIn(MAIN + types);
  }

  private int shownIn(String types) throws IOException {
    SourceFolder sources =
        new SourceFolder(folder)
            .with(
                "M.java",
                """
                import android.app.Activity;
                import com.qualcomm.robotcore.eventloop.opmode.LinearOpMode;
                import dev.tensorlint.runtime.Tensor;
                import other.Callback;
                import other.Event;
                """
                    + types
                    + "\n");
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false));
    return new Linter().lint(sources.request().withOptions(options)).findings().size();
  }

  @Test
  void aLibraryMayCreateItAndCallItsMethods() throws IOException {
    assertEquals(1, shown("class A implements Callback { public void run() " + LEAK + " }"));
    assertEquals(0, shown("class A implements Callback { private void run() " + LEAK + " }"));
    assertEquals(0, shown("class A implements Runnable { public void run() " + LEAK + " }"));
  }

  @Test
  void aLibraryMayCallTheMethodsOfWhatReachedCodeCreates() throws IOException {
    String callback = "Callback field = new Callback() { public void run() " + LEAK + " };";
    assertEquals(1, shown("class A { static " + callback + " }"));
    assertEquals(0, shown("class A { " + callback + " }"));
    assertEquals(
        0, shown("class A { static Object field = new Object() { void run() " + LEAK + " }; }"));
  }

  @Test
  void aProgramCreatesAllItsObjectsOfATypeOrNone() throws IOException {
    String leaking = "class A implements Callback { public void run() " + LEAK + " }";
    String other = "class B implements Callback { static Object own = new B(); }";
    assertEquals(0, shown(leaking + other));
    assertEquals(1, shown(leaking + other + "class C { static Object a = new A(); }"));
  }

  @Test
  void itCallsWhatOverridesAMethodOrTakesAnEvent() throws IOException {
    String begin = "class A implements Callback { @Override public void run() {} ";
    assertEquals(0, shown(begin + "public void helps() " + LEAK + " }"));
    assertEquals(1, shown(begin + "public void clicked(Event event) " + LEAK + " }"));
    assertEquals(1, shown(begin + "@Override public void ends() " + LEAK + " }"));
  }

  @Test
  void aFrameworkStartsApplicationsWithoutMain() throws IOException {
    String unused = "public class A { public void leaks() " + LEAK + " }";
    assertEquals(1, shownIn(unused));
    assertEquals(0, shownIn("class Screen extends Activity {} " + unused));
    assertEquals(
        1, shownIn("class Screen extends Activity { protected void onCreate() " + LEAK + " }"));
  }

  @Test
  void whatAFrameworkCallsOnceAtTheStartIsMinor() throws IOException {
    String begin = "class Robot extends LinearOpMode { public void runOpMode() ";
    assertEquals(0, shownIn(begin + LEAK + " }"));
    assertEquals(0, shownIn(begin + "{ looks(); } void looks() " + LEAK + " }"));
    assertEquals(1, shownIn(begin + "{ while (opModeIsActive()) " + LEAK + " } }"));
    assertEquals(1, shownIn(begin + "{ while (waits()) looks(); } void looks() " + LEAK + " }"));
  }
}
