// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which code of an application something else than its Java code may run. */
final class NamedInOtherFilesTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String HEADER =
      "package p;\nimport android.app.Activity;\nimport dev.tensorlint.runtime.Tensor;\n";
  private static final String MANIFEST = "app/src/main/AndroidManifest.xml";

  private final SourceFolder folder;

  NamedInOtherFilesTest(@TempDir Path folder) throws IOException {
    this.folder =
        new SourceFolder(folder)
            .with(java("M"), HEADER + "class M { public static void main(String[] args) {} }");
  }

  private static String java(String name) {
    return "app/src/main/java/p/" + name + ".java";
  }

  private NamedInOtherFilesTest withClass(String name, String rest) throws IOException {
    folder.with(java(name), HEADER + "public class " + name + " " + rest + "\n");
    return this;
  }

  private NamedInOtherFilesTest with(String file, String text) throws IOException {
    folder.with(file, text);
    return this;
  }

  private int shown() {
    return shown(folder.request());
  }

  private static int shown(LintRequest request) {
    EngineOptions options =
        EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false));
    return new Linter().lint(request.withOptions(options)).findings().size();
  }

  @Test
  void codeOfAnotherLanguageUsesTheClassesThatItNames() throws IOException {
    withClass("A", "{ public void leaks() " + LEAK + " private void hidden() " + LEAK + " }");
    assertEquals(0, shown());
    with("app/src/main/java/p/Use.kt", "package p\nfun use() = Another()\n");
    assertEquals(0, shown());
    with("app/src/main/kotlin/p/Use.kt", "package p\nfun use() = A().leaks()\n");
    assertEquals(1, shown());
  }

  @Test
  void aSourceFolderThatIsNamedHasTheOthersBesideIt() throws IOException {
    withClass("A", "{ public void leaks() " + LEAK + " }")
        .with("app/src/main/scala/Use.scala", "object Use { new p.A().leaks() }\n");
    LintRequest request = folder.request();
    assertEquals(1, shown(request.withPaths(List.of(folder.path().resolve("app/src/main/java")))));
  }

  @Test
  void aContainerCallsAClassThatAConfigurationNames() throws IOException {
    withClass("A", "{ public void leaks() " + LEAK + " }");
    with("app/src/main/resources/beans.xml", "<bean id=\"a\" class=\"q.A\"/>\n");
    assertEquals(0, shown());
    with("app/src/main/resources/beans.xml", "<bean id=\"a\" class=\"p.A\"/>\n");
    assertEquals(1, shown());
  }

  @Test
  void aListOfServicesNamesAClassOfAClass() throws IOException {
    withClass("A", "{ public static class B { public void leaks() " + LEAK + " } }")
        .with("app/src/main/resources/META-INF/services/q.Service", "p.A$B # the only one\n");
    assertEquals(1, shown());
  }

  @Test
  void aScreenThatTheManifestDoesNotNameIsNotStarted() throws IOException {
    withClass("A", "extends Activity { @Override public void onResume() " + LEAK + " }")
        .withClass("B", "extends Activity { @Override public void onResume() {} }");
    assertEquals(1, shown());
    with(MANIFEST, "<manifest package=\"p\"><activity android:name=\".B\"/></manifest>\n");
    assertEquals(0, shown());
    with(
        MANIFEST,
        "<manifest package=\"p\"><activity android:name=\".B\"/>"
            + "<activity android:name=\"p.A\"/></manifest>\n");
    assertEquals(1, shown());
  }

  @Test
  void aManifestMayLeaveOutTheDot() throws IOException {
    withClass("A", "extends Activity { @Override public void onResume() " + LEAK + " }")
        .withClass("B", "extends Activity { @Override public void onResume() {} }")
        .with(
            MANIFEST,
            "<manifest package=\"p\"><activity android:name=\".B\"/>"
                + "<activity android:name=\"A\"/></manifest>\n");
    assertEquals(1, shown());
  }

  @Test
  void whatIsSaidToToolsAloneStartsNothing() throws IOException {
    withClass("A", "extends Activity { @Override public void onResume() " + LEAK + " }")
        .withClass("B", "extends Activity { @Override public void onResume() {} }")
        .with(MANIFEST, "<manifest package=\"p\"><activity android:name=\".B\"/></manifest>\n")
        .with("app/src/main/res/layout/a.xml", "<Layout tools:context=\".A\"/>\n");
    assertEquals(0, shown());
    with("app/src/main/res/layout/a.xml", "<Layout android:context=\".A\"/>\n");
    assertEquals(1, shown());
  }

  @Test
  void whatALauncherStartsIsAnApplicationHoweverMuchOfItIsLeftOver() throws IOException {
    String unused =
        IntStream.range(0, 60)
            .mapToObj(i -> "public static void m" + i + "() {} ")
            .collect(Collectors.joining());
    withClass("A", "{ public static void leaks() " + LEAK + " " + unused + "}");
    assertEquals(1, shown());
    with(MANIFEST, "<manifest package=\"p\"><activity android:name=\".S\"/></manifest>\n");
    assertEquals(1, shown());
    String started =
        "<activity android:name=\".S\"><category android:name=\"android.intent.category.LAUNCHER\"/>";
    with("app/AndroidManifest.xml", started);
    assertEquals(1, shown());
    with(MANIFEST, started);
    assertEquals(0, shown());
  }

  @Test
  void whatLiesOutsideOfTheProjectIsNotRead(@TempDir Path elsewhere) throws IOException {
    withClass("A", "{ public void leaks() " + LEAK + " }").with("pom.xml", "<project/>\n");
    Files.writeString(elsewhere.resolve("beans.xml"), "<bean class=\"p.A\"/>\n");
    Path resources = folder.path().resolve("app/src/main/resources");
    Files.createSymbolicLink(resources, elsewhere);
    assertEquals(0, shown());
    Files.delete(resources);
    Files.createDirectory(resources);
    Files.copy(elsewhere.resolve("beans.xml"), resources.resolve("beans.xml"));
    assertEquals(1, shown());
  }
}
