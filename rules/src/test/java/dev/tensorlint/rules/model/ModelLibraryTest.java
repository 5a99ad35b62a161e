// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which models are found and used, and what is said where that fails. */
class ModelLibraryTest {

  private static final String MINIMAL = "library: a:b\ntypes: {}\n";

  /** Bundled models that are used when they are named. */
  private static final int ON_REQUEST = 5;

  private final Path folder;
  private final ModelFolder models;

  ModelLibraryTest(@TempDir Path folder) {
    this.folder = folder;
    this.models = new ModelFolder(folder);
  }

  private static List<String> names(LoadedModels loaded) {
    return loaded.libraries().stream()
        .map(library -> library.origin() + " " + library.name())
        .toList();
  }

  private static LoadedModels named(String... names) {
    return ModelLibrary.load(new ModelRequest(Set.of(names), List.of(), List.of()));
  }

  private static LoadedModels onClasspath(Path... elements) {
    return ModelLibrary.load(new ModelRequest(Set.of("mine"), List.of(), List.of(elements)));
  }

  @Test
  void byDefaultAllBundledModelsAreUsed() {
    assertEquals(
        List.of(
            "BUNDLED arrow",
            "BUNDLED arrow-libraries",
            "BUNDLED arrow-vector",
            "BUNDLED assertj",
            "BUNDLED commons-io",
            "BUNDLED commons-pool",
            "BUNDLED conventions",
            "BUNDLED djl",
            "BUNDLED ffmpeg",
            "BUNDLED ffmpeg-presets",
            "BUNDLED guava",
            "BUNDLED huggingface-tokenizers",
            "BUNDLED javacpp",
            "BUNDLED javacpp-presets",
            "BUNDLED javacv",
            "BUNDLED jcuda",
            "BUNDLED jcuda-libraries",
            "BUNDLED jdk",
            "BUNDLED jdk-nio",
            "BUNDLED jlama",
            "BUNDLED jocl",
            "BUNDLED junit",
            "BUNDLED kotlin",
            "BUNDLED llama",
            "BUNDLED nd4j",
            "BUNDLED onnxruntime",
            "BUNDLED opencv",
            "BUNDLED reactor",
            "BUNDLED rxjava",
            "BUNDLED slf4j",
            "BUNDLED smile",
            "BUNDLED tensorflow",
            "BUNDLED tensorlint-runtime",
            "BUNDLED testng",
            "BUNDLED tornadovm",
            "BUNDLED tribuo"),
        names(ModelLibrary.load(ModelRequest.BUNDLED)));
  }

  @Test
  void namedModelsAreUsedBesideThoseThatAlwaysAre() {
    assertEquals(
        List.of(
            "BUNDLED arrow",
            "BUNDLED assertj",
            "BUNDLED commons-io",
            "BUNDLED commons-pool",
            "BUNDLED conventions",
            "BUNDLED djl",
            "BUNDLED jdk",
            "BUNDLED junit",
            "BUNDLED kotlin",
            "BUNDLED reactor",
            "BUNDLED rxjava",
            "BUNDLED slf4j",
            "BUNDLED testng"),
        names(named("djl")));
  }

  @Test
  void anUnknownNameIsReported() {
    assertEquals(
        List.of(
            "error there is no model `dlj`: did you mean `djl`?",
            "error there is no model `vectors`: the models are `android`, `arrow`, `arrow-libraries`, `arrow-vector`,"
                + " `assertj`, `commons-io`, `commons-pool`, `conventions`, `djl`, `ffmpeg`, `ffmpeg-presets`,"
                + " `guava`, `huggingface-tokenizers`, `javacpp`, `javacpp-presets`, `javacv`, `javacv1`, `jcuda`, `jcuda-libraries`,"
                + " `jdk`, `jdk-io`, `jdk-nio`, `jlama`, `jocl`, `junit`, `kotlin`, `llama`, `lucene`, `nd4j`,"
                + " `onnxruntime`, `opencv`, `reactor`, `rxjava`, `slf4j`, `smile`, `tensorflow`,"
                + " `tensorflow1`, `tensorlint-runtime`, `testng`, `tornadovm` and `tribuo`"),
        models.lines(named("djl", "dlj", "vectors")));
  }

  @Test
  void theNameOfAFileIsNoModel() {
    assertEquals(
        List.of(
            "error there is no model `mine.yaml`: it is the name of a file; give a file as one,"
                + " such as by `--model-file`"),
        models.lines(named("mine.yaml")));
  }

  @Test
  void modelsOnRequestAreUsedWhenNamed() throws IOException {
    Path file = folder.resolve("META-INF/tensorlint/extra.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "active: on-request\n" + MINIMAL);
    List<Path> classpath = List.of(folder);
    int bundled = ModelLibrary.load(ModelRequest.BUNDLED).libraries().size();
    assertEquals(
        bundled,
        ModelLibrary.load(new ModelRequest(Set.of(), List.of(), classpath)).libraries().size());
    assertEquals(
        List.of(
            "CLASSPATH extra",
            "BUNDLED arrow",
            "BUNDLED assertj",
            "BUNDLED commons-io",
            "BUNDLED commons-pool",
            "BUNDLED conventions",
            "BUNDLED jdk",
            "BUNDLED junit",
            "BUNDLED kotlin",
            "BUNDLED reactor",
            "BUNDLED rxjava",
            "BUNDLED slf4j",
            "BUNDLED testng"),
        names(ModelLibrary.load(new ModelRequest(Set.of("extra"), List.of(), classpath))));
    assertEquals(
        bundled + ON_REQUEST + 1,
        ModelLibrary.loadAll(new ModelRequest(Set.of(), List.of(), classpath)).libraries().size());
  }

  /** Of two versions of one library, the class path decides. */
  @Test
  void aClassOfTheClassPathActivatesAModel() throws IOException {
    Path marker = folder.resolve("org/tensorflow/Shape.class");
    Files.createDirectories(marker.getParent());
    Files.createFile(marker);
    Path jar = folder.resolve("libtensorflow.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("org/tensorflow/Shape.class"));
    }
    assertEquals(List.of("tensorflow"), tensorflow(Set.of(), List.of()));
    for (Path classes : List.of(folder, jar)) {
      List<Path> classpath = List.of(classes);
      assertEquals(List.of("tensorflow1", "tensorflow"), tensorflow(Set.of(), classpath));
      assertEquals(List.of("tensorflow"), tensorflow(Set.of("tensorflow"), classpath));
    }
    assertEquals(
        List.of("tensorflow1", "tensorflow"),
        tensorflow(Set.of("tensorflow1", "tensorflow"), List.of()));
  }

  private static List<String> tensorflow(Set<String> names, List<Path> classpath) {
    return ModelLibrary.load(new ModelRequest(names, List.of(), classpath)).libraries().stream()
        .map(LibraryModel::name)
        .filter(name -> name.startsWith("tensorflow"))
        .toList();
  }

  @Test
  void aLibraryDescribesItself() throws IOException {
    LoadedModels loaded =
        models.load(
            "mine.yaml",
            """
            library: a:b
            versions: "1 - 2"
            description: a library
            active: always
            types:
              a.B: { kind: tensor }
            """);
    LibraryModel library = loaded.libraries().get(0);
    assertEquals(
        List.of("mine", "a:b", "1 - 2", "a library", ModelOrigin.USER, ModelActivation.ALWAYS),
        List.of(
            library.name(),
            library.library(),
            library.versions(),
            library.description(),
            library.origin(),
            library.activation()));
    assertEquals("a.B", library.types().get(0).name());
  }

  @Test
  void foldersAndJarsOfTheClassPathAreSearched() throws IOException {
    Path inFolder = folder.resolve("classes/META-INF/tensorlint/mine.yaml");
    Files.createDirectories(inFolder.getParent());
    Files.writeString(inFolder, MINIMAL);
    Files.writeString(inFolder.resolveSibling("notes.txt"), "no model");
    Path jar = jar("lib.jar", "META-INF/tensorlint/mine.yaml", "library: [\n");
    LoadedModels loaded =
        onClasspath(folder.resolve("classes"), jar, folder.resolve("missing.jar"));
    assertEquals("CLASSPATH mine", names(loaded).get(0));
    assertEquals(
        List.of(
            "error lib.jar!/META-INF/tensorlint/mine.yaml:2:1: not a model: while parsing a flow"
                + " node, expected the node content, but found '<stream end>'"),
        models.lines(loaded));
  }

  @Test
  void modelsDeeperInAJarAreNotOurs() throws IOException {
    Path jar = jar("lib.jar", "META-INF/tensorlint/more/mine.yaml", "library: [\n");
    assertEquals(
        List.of(
            "error there is no model `mine`: the models are `android`, `arrow`, `arrow-libraries`, `arrow-vector`,"
                + " `assertj`, `commons-io`, `commons-pool`, `conventions`, `djl`, `ffmpeg`, `ffmpeg-presets`,"
                + " `guava`, `huggingface-tokenizers`, `javacpp`, `javacpp-presets`, `javacv`, `javacv1`, `jcuda`, `jcuda-libraries`,"
                + " `jdk`, `jdk-io`, `jdk-nio`, `jlama`, `jocl`, `junit`, `kotlin`, `llama`, `lucene`, `nd4j`,"
                + " `onnxruntime`, `opencv`, `reactor`, `rxjava`, `slf4j`, `smile`, `tensorflow`,"
                + " `tensorflow1`, `tensorlint-runtime`, `testng`, `tornadovm` and `tribuo`"),
        models.lines(onClasspath(jar)));
  }

  @Test
  void aBrokenJarIsAWarning() throws IOException {
    Path jar = models.write("broken.jar", "no zip");
    LoadedModels loaded = ModelLibrary.load(new ModelRequest(Set.of(), List.of(), List.of(jar)));
    assertEquals(
        List.of("warning broken.jar: cannot look for models in it: zip END header not found"),
        models.lines(loaded));
    assertEquals(
        ModelLibrary.load(ModelRequest.BUNDLED).libraries().size(), loaded.libraries().size());
  }

  @Test
  void ourOwnJarOnTheClassPathChangesNothing() throws IOException {
    String bundled = Files.readString(Path.of("src/main/resources/META-INF/tensorlint/djl.yaml"));
    Path jar = jar("rules.jar", "META-INF/tensorlint/djl.yaml", bundled);
    LoadedModels loaded = ModelLibrary.load(new ModelRequest(Set.of(), List.of(), List.of(jar)));
    assertEquals(
        ModelLibrary.load(ModelRequest.BUNDLED).libraries().size(), loaded.libraries().size());
    assertEquals(List.of(), loaded.diagnostics());
  }

  @Test
  void filesThatCannotBeReadAreReported() throws IOException {
    Path latin = folder.resolve("latin.yaml");
    Files.write(latin, "library: \u00fc".getBytes(StandardCharsets.ISO_8859_1));
    Path big = models.write("big.yaml", "#".repeat((2 << 20) + 1));
    Path binary = models.write("binary.yaml", "\u0000\u0001");
    Path nested = models.write("nested.yaml", "library: " + "[".repeat(100_000));
    LoadedModels loaded =
        ModelFolder.load(latin, folder, folder.resolve("missing.yaml"), big, binary, nested);
    assertEquals(
        List.of(
            "error " + folder + ": cannot read this model: it is a folder",
            "error big.yaml: cannot read this model: it is larger than 2 MiB, split it",
            "error binary.yaml: not a model: special characters are not allowed",
            "error latin.yaml: not a model: the file is not UTF-8",
            "error missing.yaml: cannot read this model: there is no such file",
            "error nested.yaml:1:21: this is nested too deeply"),
        models.lines(loaded));
  }

  @Test
  void anUnreadableFileIsReported() throws IOException {
    Path file = models.write("secret.yaml", MINIMAL);
    assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file), "root reads all");
    assertEquals(
        List.of("error secret.yaml: cannot read this model: permission denied"),
        models.lines(ModelFolder.load(file)));
  }

  @Test
  void whatIsRightInAWrongFileIsUsed() throws IOException {
    LoadedModels loaded =
        models.load(
            "mine.yaml",
            """
            library: a:b
            nonsense: true
            types:
              a.Wrong: { kind: tenser, methods: { f(): fresh } }
              a.Right:
                kind: tensor
                methods:
                  f(): frech
                  g(): fresh
            """);
    assertEquals(3, loaded.diagnostics().size());
    LibraryModel library = loaded.libraries().get(0);
    assertEquals(
        List.of("a.Right"), library.types().stream().map(LibraryModel.Type::name).toList());
    assertEquals(
        List.of("g()"),
        library.types().get(0).methods().stream().map(m -> m.pattern().toString()).toList());
  }

  @Test
  void loadingTwiceGivesTheSame() {
    LoadedModels once = ModelLibrary.load(ModelRequest.BUNDLED);
    LoadedModels again = ModelLibrary.load(ModelRequest.BUNDLED);
    assertEquals(once.libraries(), again.libraries());
    assertTrue(once.models() != again.models());
  }

  private Path jar(String name, String entry, String text) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
