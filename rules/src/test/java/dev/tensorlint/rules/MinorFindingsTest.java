// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.javatext.JavaText;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is left out as minor: what rests on rare exceptions, and what no code calls. */
final class MinorFindingsTest {

  private static final String LEAK = "{ Tensor t = Tensor.ones(1); t.item(); }";
  private static final String OFTEN = "static { while (Math.random() < 1) ";
  private static final String MAIN = "class M { public static void main(String[] args) {} }";

  private static AnalysisResult lint(boolean reportsMinor, String path, String... classes) {
    return lint(EngineOptions.DEFAULT, reportsMinor, path, classes);
  }

  private static AnalysisResult lint(
      EngineOptions base, boolean reportsMinor, String path, String... classes) {
    String text = "import dev.tensorlint.runtime.*;\n" + String.join("\n", classes) + "\n";
    EngineOptions options = base.withRules(RuleSettings.DEFAULT.reportingMinor(reportsMinor));
    Engine engine =
        new Engine(ModelLibrary.load(ModelRequest.BUNDLED).models(), RuleCatalog.all(), options);
    return engine.analyze(JavaText.program(path, text));
  }

  private static void assertMinor(int expected, String... classes) {
    AnalysisResult all = lint(true, "A.java", classes);
    assertEquals(1, all.findings().size());
    assertEquals(0, all.leftOut().minor());
    AnalysisResult usual = lint(false, "A.java", classes);
    assertEquals(expected, usual.leftOut().minor());
    assertEquals(1 - expected, usual.findings().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "public class A { public void leaks() " + LEAK + " }",
        "class A { private static void leaks() " + LEAK + " }",
        "class A { static void unused() { leaks(); } static void leaks() " + LEAK + " }",
        "class A { static void leaks() { new Object() { void m() " + LEAK + " }; } }",
        "interface I { void m(); } class A implements I { public void m() " + LEAK + " }",
        "class A { void leaks() " + LEAK + " Class<?> own() { return A.class; } }",
        "class A implements Runnable { public void run() " + LEAK + " }",
        "class A { private static void leaks() "
            + LEAK
            + " } class B { static { unknown.leaks(); } }",
        "@Component class A { @Transactional public void leaks() "
            + LEAK
            + " } @interface Component {} @interface Transactional {}",
        "class A implements Runnable { static { new A(); } @Override public void run() {} public void leaks() "
            + LEAK
            + " }",
        "class A { static final boolean DEBUG = false; "
            + OFTEN
            + "if (DEBUG) leaks(); } static void leaks() "
            + LEAK
            + " }",
        "class A { static final boolean ON = true; "
            + OFTEN
            + "if (!ON || B.QUIET) leaks(); } static void leaks() "
            + LEAK
            + " } class B { static final boolean QUIET = false; }",
        "class A { "
            + OFTEN
            + "{ int m = 0; switch (m) { case 1: leaks(); } } } static void leaks() "
            + LEAK
            + " }",
        "class A { "
            + OFTEN
            + "{ int m = 2; switch (m) { case 2: break; case 1: leaks(); default: leaks(); } } }"
            + " static void leaks() "
            + LEAK
            + " }",
        "class A { static final int ON = 3; "
            + OFTEN
            + "if (ON == 2) leaks(); } static void leaks() "
            + LEAK
            + " }",
        "class A { "
            + OFTEN
            + "{ boolean on = false; if (on) leaks(); } } static void leaks() "
            + LEAK
            + " }",
        "class A { A() { this(1); } A(int i) " + LEAK + " static void unused() { new A(); } }",
        "class A { static void run(B b) { b.m(); } "
            + OFTEN
            + "run(new C()); } } class B { void m() {} } class C extends B {}"
            + " class D extends B { void m() "
            + LEAK
            + " }",
      })
  void whatNoCodeOfAnApplicationCallsIsMinor(String code) {
    assertMinor(1, MAIN, code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { public static void main(String[] args) { while (true) leaks(); } static void leaks() "
            + LEAK
            + " }",
        "class A { @Handler void leaks() " + LEAK + " @interface Handler {} }",
        "class A implements java.util.function.Supplier<String> { static { new A(); } public String get() { leaks();"
            + " return \"\"; } void leaks() "
            + LEAK
            + " }",
        "class A implements java.io.Serializable { private void readObject(java.io.ObjectInputStream"
            + " in) "
            + LEAK
            + " }",
        "class A { static { run(A::leaks); } static void run(Runnable r) { r.run(); } static void leaks() "
            + LEAK
            + " }",
        "class A { static Runnable r = () -> leaks(); static void leaks() " + LEAK + " }",
        "class A { "
            + OFTEN
            + "{ int m = 2; switch (m) { case 2: Math.random(); case 1: leaks(); } } } static void leaks() "
            + LEAK
            + " }",
        "class A { "
            + OFTEN
            + "{ int m = 2; switch (m) { default: leaks(); case 1: break; } } } static void leaks() "
            + LEAK
            + " }",
        "class A { "
            + OFTEN
            + "{ int m = 2; m++; switch (m) { case 3: leaks(); } } } static void leaks() "
            + LEAK
            + " }",
        "class A extends B { " + OFTEN + "new A(); } } abstract class B { B() " + LEAK + " }",
        "class A { static { unknown.leaks(); new A(); } void leaks() " + LEAK + " }",
        "class A { static class B { static { unknown.leaks(); } } private static void leaks() "
            + LEAK
            + " }",
        "class A { static B b; "
            + OFTEN
            + "b.m(); } } interface B { void m(); } class C implements B {"
            + " public void m() "
            + LEAK
            + " }",
        "class A implements Runnable { static Object a = (java.util.function.Supplier<?>) A::new;"
            + " public void run() "
            + LEAK
            + " }",
        "class A { static final boolean DEBUG = Boolean.getBoolean(\"debug\"); "
            + OFTEN
            + "if (DEBUG) leaks(); } static void leaks() "
            + LEAK
            + " }",
        "class A { static final boolean OFF = false; "
            + OFTEN
            + "if (OFF) leaks(); else leaks(); } static void leaks() "
            + LEAK
            + " }",
      })
  void whatCodeMayCallIsNot(String code) {
    assertMinor(0, MAIN, code);
  }

  @Test
  void whatAnApplicationRunsAFixedNumberOfTimesIsMinor() {
    String use = "public class A { public void use() " + LEAK + " }";
    String begin = "class M { public static void main(String[] args) { ";
    assertMinor(1, begin + "new A().use(); } }", use);
    assertMinor(
        1, begin + "new A().use(); other(); } static void other() { new A().use(); } }", use);
    assertMinor(0, begin + "while (args.length > 0) { new A().use(); } } }", use);
    assertMinor(0, begin + "Runnable r = () -> new A().use(); r.run(); } }", use);
    assertMinor(1, begin + "new Thread(() -> {}).start(); new A().use(); } }", use);
    assertMinor(0, begin + "new Thread(() -> new A().use()).start(); } }", use);
    String clicked =
        "class C implements java.awt.event.ActionListener { public void actionPerformed(";
    assertMinor(
        0,
        begin + "new C().actionPerformed(null); } }",
        clicked + "java.awt.event.ActionEvent e) { new A().use(); } }",
        use);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (int i = 0; i < 9; i++) leaks(); | 0",
        "for (int i = 100; i > 0; i--) leaks(); | 0",
        "for (int i = 0; i <= 100; i++) leaks(); | 1",
        "for (int i = 0; i < 9; i++) { one(); } } static void one() { leaks(); | 0",
        "for (int i = 0; i < 9; i++) { many(); } } static void many() { for (int i = 0; i < 20; i++) leaks(); | 1",
        "for (int i = 0; i < 9; i++) { leaks(); i -= 2; } | 1",
        "for (int i = 0; i < 9; i--) leaks(); | 1",
        "for (int i = 0; i < args.length; i++) leaks(); | 1",
        "for (String each : args) leaks(); | 1",
        "for (;;) leaks(); | 1",
        "for (int i = 0; ; i++) leaks(); | 1",
        "while (args.length > 0) leaks(); | 1",
        "Runnable r = () -> leaks(); | 1",
        "Runnable r = M::leaks; | 1",
        "new Thread() { public void run() { leaks(); } }.start(); | 1",
        "leaks(); } static void unused() { while (true) leaks(); | 0",
        "again(3); } static void again(int n) { leaks(); again(n - 1); | 1",
      })
  void whatAMainRunsAFixedNumberOfTimesIsMinor(String code, int shown) {
    String program = "class M { public static void main(String[] args) { " + code + " }";
    assertMinor(1 - shown, program + " static void leaks() " + LEAK + " }");
  }

  @Test
  void whatAMainCreatesAFixedNumberOfTimesIsMinor() {
    String begin = "class M { public static void main(String[] args) { ";
    assertMinor(1, begin + "for (int i = 0; i < 3; i++) " + LEAK + " } }");
    assertMinor(0, begin + "for (String each : args) " + LEAK + " } }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (String each : names) LEAK | DEFINITE",
        "names.forEach(name -> LEAK); | DEFINITE",
        "names.stream().map(name -> name).forEach(name -> LEAK); | DEFINITE",
        "names.forEach(A::one); } static void one(String name) { LEAK | DEFINITE",
        "LEAK | POTENTIAL",
        "java.util.Optional.of(names).ifPresent(name -> LEAK); | POTENTIAL",
      })
  void aFunctionThatRunsForEachElementIsALoop(String code, Confidence confidence) {
    String leak =
        "{ org.opencv.core.Mat m = org.opencv.imgcodecs.Imgcodecs.imread(\"a\"); m.dump(); }";
    List<Finding> found =
        lint(
                true,
                "A.java",
                "public class A { public static void all(java.util.List<String> names) { "
                    + code.replace("LEAK", leak)
                    + " } }")
            .findings();
    assertEquals(List.of(confidence), found.stream().map(Finding::confidence).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (String each : args) LEAK | 0",
        "for (String each : args) for (int i = 0; i < each.length(); i++) LEAK | 0",
        "for (String each : args) { one(); } } static void one() { LEAK | 0",
        "for (int i = 0; ; i++) LEAK | 1",
        "for (String s = args[0]; s != null; s = s.substring(1)) LEAK | 1",
        "while (args.length > 0) LEAK | 1",
        "Runnable r = () -> LEAK; | 1",
        "java.util.List.of(args).forEach(a -> LEAK); | 0",
        "java.util.stream.Stream.of(args).map(a -> a).forEach(a -> LEAK); | 0",
        "java.util.stream.IntStream.range(0, 9).forEach(i -> LEAK); | 0",
        "java.util.List.of(args).forEach(M::one); } static void one(String a) { LEAK | 0",
        "for (int i = 0; i < 9; i++) java.util.Optional.of(\"\").ifPresent(a -> LEAK); | 0",
        "java.util.stream.Stream.generate(() -> 1).map(i -> i).forEach(i -> LEAK); | 1",
        "while (true) java.util.List.of(args).forEach(a -> LEAK); | 1",
        "new Thread(() -> LEAK).start(); | 1",
      })
  void whatAMainLeavesToTheCollectorInLoopsThatEndIsMinor(String code, int shown) {
    String leak =
        "{ org.opencv.core.Mat m = org.opencv.imgcodecs.Imgcodecs.imread(\"a\"); m.dump(); }";
    assertMinor(
        1 - shown,
        "class M { public static void main(String[] args) { "
            + code.replace("LEAK", leak)
            + " } }");
  }

  @Test
  void aLibraryIsCalledByItsClients() {
    assertMinor(0, "public class A { public void leaks() " + LEAK + " }");
    assertMinor(0, "public class A { { leaks(); } private void leaks() " + LEAK + " }");
    assertMinor(0, "class A { public void leaks() " + LEAK + " }");
  }

  @Test
  void noClientCallsWhatIsPrivate() {
    assertMinor(1, "public class A { private void leaks() " + LEAK + " }");
    assertMinor(1, "public class A { private static class B { void leaks() " + LEAK + " } }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "private void unused() { new Task().run(); } | 0",
        "public void used() { new Task().run(); } | 1",
        "private void unused() { new Task(); } public void used() { new Task(); } | 1",
        "private Object unused() { return (java.util.function.Supplier<?>) Task::new; } | 0",
        "public void used() {} | 1",
      })
  void whatALibraryCreatesInUnusedCodeAloneIsUnused(String client, int shown) {
    String task =
        "import dev.tensorlint.runtime.*;\npublic class Task { public void run() "
            + LEAK
            + " Task child() { return new Task(); } }";
    assertEquals(shown, shownOf(Map.of("Task.java", task, "A.java", "class A { " + client + " }")));
  }

  private static int shownOf(Map<String, String> files) {
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.reportingMinor(false)));
    return engine.analyze(JavaText.program(files)).findings().size();
  }

  @ParameterizedTest
  @CsvSource({"@Mode, 1", "@Mode @Disabled, 0", "@Disabled, 0"})
  void nothingElseMakesADisabledObject(String annotations, int shown) {
    String code =
        "import dev.tensorlint.runtime.*;\n"
            + annotations
            + " public class A { public void run() "
            + LEAK
            + " }";
    assertEquals(shown, shownOf(Map.of("A.java", code)));
  }

  @Test
  void whereAMainLeadsToLittleOfTheCodeItIsALibrary() {
    String code = "public class A { public void leaks() " + LEAK + " }";
    assertMinor(1, MAIN, code, "class B { " + methods(48) + " }");
    assertMinor(0, MAIN, code, "class B { " + methods(49) + " }");
    assertMinor(
        1,
        MAIN,
        code,
        "class B { static { new B(); } @Handler " + methods(49) + " @interface Handler {} }");
  }

  @Test
  void whereAMainLeadsToMostOfTheClassesItIsAnApplication() {
    String code = "public class A { public void leaks() " + LEAK + " " + methods(60) + " }";
    String classes = "class B { B() {} } class C { C() {} } class D { D() {} }";
    String begin = "class M { public static void main(String[] args) { new B(); ";
    assertMinor(0, begin + "} }", code, classes);
    assertMinor(1, begin + "new C(); } }", code, classes);
  }

  /** In such a folder it is all the same how little the programs share. */
  @ParameterizedTest
  @CsvSource({"5, 8, 0", "5, 10, 1", "4, 4, 1"})
  void whereAThirdOfTheFilesAreProgramsItIsACollection(int programs, int others, int shown) {
    Map<String, String> files = new TreeMap<>();
    files.put("A.java", "public class A { public void leaks() " + LEAK + " " + methods(60) + " }");
    for (int i = 0; i < programs; i++) {
      files.put("M" + i + ".java", MAIN.replace("class M", "class M" + i));
    }
    for (int i = 1; i <= others; i++) {
      files.put("B" + i + ".java", "public class B" + i + " { public void m() {} }");
    }
    files.replaceAll((path, text) -> "import dev.tensorlint.runtime.*;\n" + text);
    assertEquals(shown, shownOf(files));
  }

  /** A program that tests others is test code, where it is not all that there is. */
  @ParameterizedTest
  @CsvSource({
    "OrcTest, true, 0",
    "OrcTest2, true, 0",
    "TestOrc, true, 0",
    "Testament, true, 1",
    "Tester, true, 1",
    "OrcTest, false, 1"
  })
  void programsThatTestOthersAreTests(String name, boolean isBesideAnother, int shown) {
    String test =
        "import dev.tensorlint.runtime.*;\npublic class "
            + name
            + " { public static void main(String[] args) { while (Math.random() < 1) leaks(); } static void leaks() "
            + LEAK
            + " }";
    String other = isBesideAnother ? MAIN : "class M {}";
    Engine engine =
        new Engine(
            ModelLibrary.load(ModelRequest.BUNDLED).models(),
            RuleCatalog.all(),
            EngineOptions.DEFAULT.knowingCallers());
    Map<String, String> files = Map.of(name + ".java", test, "M.java", other);
    assertEquals(shown, engine.analyze(JavaText.program(files)).findings().size());
  }

  private static String methods(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "static void m" + i + "() { m" + (i + 1) % count + "(); }")
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "p.Filter.class, 1",
    "'\"p.Filter\"', 1",
    "'\"p.Filt\" + args', 1",
    "'\"p.Fi%s\"', 1",
    "'\"p.Fil.\"', 0",
    "'\"Filter\"', 0",
    "'\"p\"', 0",
  })
  void reflectionFindsTheClassesThatAnotherFileNames(String text, int shown) {
    String code =
        "package p;\nimport dev.tensorlint.runtime.*;\npublic class Filter { public void leaks() "
            + LEAK
            + " }\n";
    String main =
        "class M { static Object args; public static void main(String[] args) { use("
            + text
            + "); } static void use(Object found) {} }\n";
    assertEquals(shown, shownOf(Map.of("p/Filter.java", code, "M.java", main)));
  }

  @Test
  void anApplicationIsASourceFolder() {
    String code =
        "package p;\nimport dev.tensorlint.runtime.*;\npublic class A { public void leaks() "
            + LEAK
            + " }";
    assertEquals(0, shownWith("src/M.java", code));
    assertEquals(1, shownWith("other/M.java", code));
  }

  private static int shownWith(String main, String code) {
    return shownOf(Map.of(main, MAIN, "src/p/A.java", code));
  }

  @Test
  void testsCallNothingAndAreCalled() {
    AnalysisResult result =
        lint(
            false,
            "src/test/java/A.java",
            MAIN,
            "class A { void reads() { Tensor t = Tensor.ones(1); t.close(); t.item(); } }");
    assertEquals(1, result.findings().size());
    assertEquals(0, result.leftOut().minor());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "public void leaks() { Tensor t = Tensor.ones(1); try { t.item(); t.close(); }"
            + " catch (RuntimeException e) { return; } }",
        "public void leaks() throws java.io.IOException { Tensor t = Tensor.ones(1);"
            + " new java.io.FileInputStream(\"a\").close(); t.close(); }",
      })
  void aLeakOnAnExceptionIsMinorUnlessAllExceptionsAreAskedFor(String method) {
    String code = "public class A { " + method + " }";
    assertMinor(1, code);
    AnalysisResult asked =
        lint(
            new EngineOptions(32, 50_000, RuleSettings.DEFAULT, ExceptionEdges.ALL),
            false,
            "A.java",
            code);
    assertEquals(0, asked.leftOut().minor());
    assertEquals(1, asked.findings().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tensor t = Tensor.ones(1); | t.close(); | t.item(); if (!b) t.close();",
        "dev.tensorlint.runtime.nn.ModelLease l = dev.tensorlint.runtime.nn.ModelLease.of(null); | l.close(); | l.close();",
      })
  void aReleaseTooEarlyOnSomePathOnlyIsMinor(String creation, String first, String then) {
    String start = "public class A { public void uses(boolean b) { " + creation;
    assertMinor(0, start + first + then + " } }");
    assertMinor(1, start + "if (b) " + first + then + " } }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // What is made around memory, and around nothing else, works on memory.
        "POTENTIAL | Writer out = new BufferedWriter(new StringWriter()); | out.write(1)",
        "POTENTIAL | InputStream in = new ByteArrayInputStream(new byte[1]); Object o = in; | new DataInputStream(in).readInt()",
        "POTENTIAL | InputStream in = new ByteArrayInputStream(new byte[1]); DataInputStream out = new DataInputStream(in); | out.readInt()",
        "POTENTIAL | ReadableByteChannel c = Channels.newChannel(new ByteArrayInputStream(new byte[1])); | c.read(null)",
        "DEFINITE | Writer out = new BufferedWriter(given); | out.write(1)",
        "DEFINITE | Writer out = new StringWriter(); out = given; | out.write(1)",
        "DEFINITE | InputStream in = new SequenceInputStream(new ByteArrayInputStream(new byte[1]), other); | in.read()",
        "DEFINITE | InputStream in = new ByteArrayInputStream(new byte[1]); | throw new IOException()",
      })
  void aLeakOnAnExceptionOfMemoryIsNotCertain(Confidence expected, String before, String call) {
    AnalysisResult all =
        lint(
            true,
            "A.java",
            "import java.io.*; import java.nio.channels.*; public class A {"
                + " public void leaks(Writer given, InputStream other) throws IOException { "
                + before
                + " Tensor t = Tensor.ones(1); if (other != null) { "
                + call
                + "; } t.close(); } }");
    assertEquals(List.of(expected), all.findings().stream().map(Finding::confidence).toList());
  }

  @Test
  void whatHoldsLittleIsMinorWherever() {
    assertMinor(
        1,
        "public class A { public void open() {"
            + " org.apache.arrow.memory.BufferAllocator a = new org.apache.arrow.memory.RootAllocator();"
            + " a.buffer(8).close(); } }");
  }

  @Test
  void aSubtypeMayHoldLittleWhereItsSupertypeDoesNot() {
    assertMinor(1, largest("MatOfPoint"));
    assertMinor(0, largest("Mat"));
  }

  private static String largest(String type) {
    return "class A { static int rows(org.opencv.core.Mat image) { org.opencv.core."
        + type
        + " made = new org.opencv.core."
        + type
        + "(); made.create(10, 1, 0); org.opencv.imgproc.Imgproc.blur(image, made, null);"
        + " return made.rows(); } }";
  }

  @Test
  void whatIsAllocatedFromItIsNot() {
    assertMinor(
        0,
        "public class A { public void open(org.apache.arrow.memory.BufferAllocator a) {"
            + " a.buffer(8).capacity(); } }");
  }

  @Test
  void aRequestForACollectionIsMinorWhereNothingIsLost() {
    assertMinor(
        1,
        "public class A { public void run() { try (Tensor t = Tensor.ones(1)) { t.item(); }"
            + " System.gc(); } }");
  }
}
