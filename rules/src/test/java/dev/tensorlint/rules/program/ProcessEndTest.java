// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the process owns: what its {@code main} opens once. */
final class ProcessEndTest {

  private static final String MAIN = "public static void main(String[] args)";
  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String ONE = "{ return Tensor.ones(1).item(); }";
  private static final String LEAKED = "UnscopedTensor definite: %s: `t` is never released\n";

  private static final Engine ENGINE =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT);

  private static String text(String... members) {
    return """
    import dev.tensorlint.runtime.*;
    import java.util.*;
    class A {
    %s
    }
    """
        .formatted(String.join("\n", members));
  }

  private static String findings(String... members) {
    return Findings.brief(ENGINE.analyze(JavaText.program("A.java", text(members))));
  }

  private static String findingsInPart(String... members) {
    return Findings.brief(
        ENGINE.analyzePart(JavaText.program("A.java", text(members)), new AnalysisMemory()));
  }

  private static String leakedIn(String line) {
    return LEAKED.formatted(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        MAIN + LEAK,
        "void main() " + LEAK,
        "static void main() " + LEAK,
        MAIN + " { once(); } private static void once() " + LEAK,
        MAIN + " { new A().once(); } @Deprecated void once() " + LEAK,
        MAIN
            + " { if (args.length > 0) { one(); } } static void one() { two(); }"
            + " static void two() "
            + LEAK,
        MAIN + "{ Tensor t = Tensor.ones(1); t = Tensor.zeros(1); t.close(); }",
        MAIN + "{ Tensor.ones(1); }",
        "static " + LEAK,
        "static float first = Tensor.ones(1).item();",
        "static float first = once(); private static float once() " + ONE,
      })
  void whatMainLeavesOpenEndsWithTheProcess(String members) {
    assertEquals("", findings(members));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static void run() " + LEAK,
        "static { for (int i = 0; i < 3; i++) " + LEAK + " }",
        "static { Runnable r = () -> once(); r.run(); } static void once() " + LEAK,
        "private static void main(String[] args) " + LEAK,
        "static int main(String[] args) { Tensor t = Tensor.ones(1); t.item(); return 0; }",
        "static void main(int size) " + LEAK,
        MAIN + " { for (int i = 0; i < 3; i++) " + LEAK + " }",
        MAIN + " { while (args.length > 0) { once(); } } static void once() " + LEAK,
        MAIN + " { twice(); twice(); } static void twice() " + LEAK,
        MAIN + " { once(); } static void other() { once(); } static void once() " + LEAK,
        MAIN + " { List.of(1, 2).forEach(i -> once()); } static void once() " + LEAK,
        MAIN + " { once(); } @Called static void once() " + LEAK + " @interface Called {}",
        MAIN + LEAK + " static void test() { main(null); }",
        MAIN
            + " { again(3); } static void again(int n)"
            + " { if (n > 0) { again(n - 1); } Tensor t = Tensor.ones(1); t.item(); }",
      })
  void whatMayBeLeftMoreThanOnceIsReported(String members) {
    String line = members.lines().findFirst().orElseThrow().strip();
    assertEquals(leakedIn(line), findings(members));
  }

  /** A {@code main} may be an example of how others use the class. */
  @Test
  void whatOthersCanCallHasOtherCallers() {
    String main = MAIN + " { use(); }";
    String offered = "public static void use() " + LEAK;
    assertEquals("", findings(main, offered));
    String open = text(main, offered).replace("class A", "public class A");
    assertEquals(
        leakedIn(offered), Findings.brief(ENGINE.analyze(JavaText.program("A.java", open))));
    String inside = open.replace("public static void use", "static void use");
    assertEquals("", Findings.brief(ENGINE.analyze(JavaText.program("A.java", inside))));
  }

  private static final Engine KNOWING =
      new Engine(
          ModelLibrary.load(ModelRequest.BUNDLED).models(),
          RuleCatalog.all(),
          EngineOptions.DEFAULT.knowingCallers());

  private static String findingsOfAll(Map<String, String> files) {
    return Findings.brief(KNOWING.analyze(JavaText.program(files)));
  }

  private static String publicClass(String... members) {
    return text(members).replace("class A", "public class A");
  }

  private static final String BOX =
      "public static class Box { private Tensor kept; public Box(float of) { kept = Tensor.of(of); }"
          + " public float first() "
          + ONE
          + " }";

  /** What a program declares is for its main, whatever the modifiers. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        MAIN + " { use(); } public static void use() " + LEAK,
        MAIN
            + " { one(); } public static void one() { two(); } protected static void two() "
            + LEAK,
        MAIN + " { new In().use(); } public static class In { public void use() " + LEAK + " }",
        MAIN + " { new In(); } public static class In { public In() " + LEAK + " }",
        MAIN + " { Box box = new Box(1f); box.first(); } " + BOX,
      })
  void noOtherFileMentionsAProgram(String members) {
    assertEquals("", findingsOfAll(Map.of("A.java", publicClass(members))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Its objects are offered as those of other classes are.
        MAIN + " { new A().use(); } public void use() " + LEAK,
        MAIN + " { new A(); } public A() " + LEAK,
        MAIN + " { } public static void use() " + LEAK,
        MAIN + " { while (args.length > 0) { use(); } } public static void use() " + LEAK,
        MAIN
            + " { new In().use(); } static class In { void use() { another(); another(); } }"
            + " public static void another() "
            + LEAK,
        "static void other(String[] args) { use(); } public static void use() " + LEAK,
      })
  void aProgramOffersItsObjects(String members) {
    assertEquals(leakedIn(members), findingsOfAll(Map.of("A.java", publicClass(members))));
  }

  @Test
  void aClassThatOthersMentionOffersAllThatIsPublic() {
    String main = MAIN + " { use(); }";
    String use = "public static void use() " + LEAK;
    String program = publicClass(main, use);
    for (String other :
        List.of(
            "class B { Class<?> type() { return A.class; } }",
            "class B extends A {}",
            "class B { void call() { A.use(); } }",
            "/** See A. */ class B {}")) {
      assertEquals(leakedIn(use), findingsOfAll(Map.of("A.java", program, "B.java", other)), other);
    }
    String unrelated = "class B { int a; void b() { System.out.println(a); } }";
    assertEquals("", findingsOfAll(Map.of("A.java", program, "B.java", unrelated)));
    String sameName = "package other; class A { void b() { new A().b(); } }";
    assertEquals("", findingsOfAll(Map.of("A.java", program, "other/A.java", sameName)));
  }

  /** What is not known to be all of a program may be used by the rest. */
  @Test
  void someFilesOfferAllThatIsPublic() {
    String main = MAIN + " { use(); }";
    String use = "public static void use() " + LEAK;
    Program program = JavaText.program("A.java", publicClass(main, use));
    assertEquals(leakedIn(use), Findings.brief(ENGINE.analyze(program)));
    assertEquals(
        "UnscopedTensor potential: " + use + ": `t` may never be released\n",
        Findings.brief(KNOWING.analyzePart(program, new AnalysisMemory())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Thread(() -> System.out.println()).start();",
        "new Timer().schedule(null, 10);",
        "javax.swing.SwingUtilities.invokeLater(null);",
        "server();",
      })
  void whileOtherThreadsGoOnTheProcessDoes(String starts) {
    String main = MAIN + " { Tensor t = Tensor.ones(1); t.item(); " + starts + " }";
    String server = "static void server() { new Timer().schedule(null, 10); }";
    assertEquals(leakedIn(main), findings(main, server));
  }

  @Test
  void wrongUsesAreReportedInMain() {
    assertEquals(
        "UseAfterDispose definite: t.item();: `t` is used after it was disposed\n",
        findings(MAIN, "{ Tensor t = Tensor.ones(1); t.close();", "t.item();", "}"));
  }

  /** Code outside the part may call everything but private methods. */
  @Test
  void inAPartOnlyPrivateMethodsHaveNoOtherCallers() {
    String main = MAIN + " { once(); }";
    assertEquals("", findingsInPart(main, "private static void once() " + LEAK));
    assertEquals("", findingsInPart(MAIN + LEAK));
    String open = "static void once() " + LEAK;
    assertEquals("", findings(main, open));
    assertEquals(
        "UnscopedTensor potential: " + open + ": `t` may never be released\n",
        findingsInPart(main, open));
  }

  private static final String SERVICE =
      "@interface Service {} @interface Scope {} @interface PostConstruct {}\n";

  /** A container makes one object of such a class, and keeps it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "private final Tensor kept = Tensor.ones(1); float use() { return kept.item(); }",
        "private Tensor kept; A() { kept = Tensor.ones(1); } float use() { return kept.item(); }",
        "A() " + LEAK,
        "@PostConstruct void start() " + LEAK,
        "A() { once(); } private void once() " + LEAK,
        "private final float first = once(); private static float once() " + ONE,
      })
  void whatTheOnlyObjectOfAClassHoldsEndsWithTheProcess(String members) {
    assertEquals("", findings(SERVICE + "@Service static class Only {" + only(members) + "}"));
  }

  private static String only(String members) {
    return members.replace("A()", "Only()");
  }

  @Test
  void whatTheOnlyObjectMakesForARequestIsALeak() {
    String handles = "public void handle() " + LEAK;
    String type = "@Service static class Only {\n" + handles + "\n}";
    assertEquals(leakedIn(handles), findings(SERVICE, type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Service @Scope static class Only { %s }",
        "static class Only { %s }",
        "@Service static class Only { %s } static Object one() { return new Only(); }",
        "@Service static class Only { %s } static class More extends Only { }",
      })
  void ofOtherClassesThereMayBeMoreObjects(String type) {
    String line = type.formatted("Only() " + LEAK);
    assertEquals(leakedIn(line), findings(SERVICE, line));
  }

  private static final String KEPT =
      "static class Kept { private final Tensor t = Tensor.ones(1); float use() { return t.item(); } }";

  @Test
  void whatAContainerGetsOnceEndsWithTheProcess() {
    String annotations = "@interface Configuration {} @interface Bean {}";
    String made = "@Configuration static class Made { %s Kept kept() { return new Kept(); } }";
    assertEquals("", findings(annotations, made.formatted("@Bean"), KEPT));
    assertEquals(
        "OwnerNotCloseable definite: "
            + KEPT
            + ": `t` is never released: `Kept` has no method that releases it\n",
        findings(annotations, made.formatted(""), KEPT));
  }
}
