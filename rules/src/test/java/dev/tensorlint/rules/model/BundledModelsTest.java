// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.SeededDraw;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What holds for every bundled model. */
class BundledModelsTest {

  private static final Path FOLDER = Path.of("src/main/resources/META-INF/tensorlint");
  private static final LoadedModels MODELS =
      ModelLibrary.load(
          new ModelRequest(
              Set.of(
                  "android",
                  "arrow-libraries",
                  "arrow-vector",
                  "djl",
                  "ffmpeg",
                  "ffmpeg-presets",
                  "guava",
                  "huggingface-tokenizers",
                  "javacpp",
                  "javacpp-presets",
                  "javacv",
                  "javacv1",
                  "jcuda",
                  "jcuda-libraries",
                  "jdk-io",
                  "jdk-nio",
                  "jlama",
                  "jocl",
                  "llama",
                  "lucene",
                  "nd4j",
                  "onnxruntime",
                  "opencv",
                  "smile",
                  "tensorflow",
                  "tensorflow1",
                  "tensorlint-runtime",
                  "tornadovm",
                  "tribuo"),
              List.of(),
              List.of()));
  private static final TypeOracle TYPES = new ClassFileTypes();

  /** Its types have the names of those of a later version. */
  private static final String EARLIER = "tensorflow1";

  private static final ReflectionTypes EARLIER_TYPES = typesOf("libtensorflow");

  /** Returns the types of one jar of the class path, and of the JDK. */
  private static ReflectionTypes typesOf(String artifact) {
    URL[] jar =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains(File.separator + artifact + File.separator))
            .map(entry -> url(Path.of(entry)))
            .toArray(URL[]::new);
    assertEquals(1, jar.length, artifact);
    return new ReflectionTypes(new URLClassLoader(jar, ClassLoader.getPlatformClassLoader()));
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError(e);
    }
  }

  private static TypeOracle types(LibraryModel library) {
    return library.name().equals(EARLIER) ? EARLIER_TYPES : TYPES;
  }

  static List<LibraryModel> libraries() {
    return MODELS.libraries();
  }

  static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> listing = Files.newDirectoryStream(FOLDER, "*.yaml")) {
      listing.forEach(files::add);
    }
    return files.stream().sorted().toList();
  }

  @Test
  void theyLoadWithoutDiagnostics() {
    assertEquals(List.of(), MODELS.diagnostics().stream().map(Diagnostic::oneLine).toList());
  }

  @Test
  void theIndexListsTheFolder() throws IOException {
    List<String> names = files().stream().map(path -> path.getFileName().toString()).toList();
    assertEquals(names, Files.readAllLines(FOLDER.resolve("bundled.txt")));
    assertEquals(
        names,
        MODELS.libraries().stream().map(library -> library.name() + ".yaml").sorted().toList());
  }

  @ParameterizedTest
  @MethodSource("files")
  void theyFitTheSchema(Path file) throws IOException {
    assertEquals(List.of(), ModelSchema.check(Files.readString(file)));
  }

  /** Types and methods of the JDK that are younger than the one that runs this. */
  private static Set<String> young() {
    if (Runtime.version().feature() >= 21) {
      return Set.of();
    }
    return Set.of(
        "java.util.SequencedCollection",
        "java.lang.Thread$Builder",
        "java.lang.Thread` has no method `startVirtualThread",
        "java.util.concurrent.ExecutorService` has no method `close");
  }

  @Test
  void allTheirTypesAreOnTheClassPath() {
    List<String> missing =
        MODELS.libraries().stream()
            .flatMap(BundledModelsTest::unknown)
            .filter(name -> !young().contains(name))
            .toList();
    assertEquals(List.of(), missing);
  }

  /** Its artifact cannot be had; LibraryCasesTest checks the model against declarations. */
  private static final String DECLARED = "tornadovm";

  private static Stream<String> unknown(LibraryModel library) {
    if (library.name().equals(DECLARED)) {
      return Stream.empty();
    }
    return library.types().stream()
        .map(LibraryModel.Type::name)
        .filter(name -> !types(library).isKnown(name));
  }

  /** Methods that the versions before a renaming lack. */
  private static final List<String> YOUNGER =
      List.of(
          "`org.bytedeco.javacpp.swresample` has no method `swr_alloc_set_opts2`",
          "`new(Mat, RangeVector)` is not a method of `org.bytedeco.javacpp.opencv_core$Mat`",
          "`dataend(BytePointer)` is not a method of `org.bytedeco.javacpp.opencv_core$Mat`",
          "`datalimit(BytePointer)` is not a method of `org.bytedeco.javacpp.opencv_core$Mat`",
          "`datastart(BytePointer)` is not a method of `org.bytedeco.javacpp.opencv_core$Mat`",
          "Vector` has no method `back`",
          "Vector` has no method `front`",
          "`org.bytedeco.javacpp.opencv_calib3d` has no method `calibrateHandEye`");

  /** Methods of OpenCV 2.4 that the presets which the tests have lack. */
  private static final List<String> OLDER =
      List.of(
          "`org.bytedeco.javacpp.opencv_highgui` has no method `cvLoadImage`",
          "`org.bytedeco.javacpp.opencv_highgui` has no method `cvDecodeImage`",
          "`org.bytedeco.javacpp.opencv_highgui` has no method `cvQueryFrame`",
          "`org.bytedeco.javacpp.opencv_highgui` has no method `cvRetrieveFrame`");

  @Test
  void allTheirMethodsAreThere() {
    assertEquals(
        List.of(),
        validated(TYPES)
            .filter(line -> !line.contains(EARLIER))
            .filter(line -> young().stream().noneMatch(line::contains))
            .filter(line -> YOUNGER.stream().noneMatch(line::contains))
            .filter(line -> OLDER.stream().noneMatch(line::contains))
            .toList());
    assertEquals(
        List.of(), validated(EARLIER_TYPES).filter(line -> line.contains(EARLIER)).toList());
  }

  private static Stream<String> validated(TypeOracle types) {
    return ModelValidation.check(MODELS, types).stream().map(Diagnostic::oneLine);
  }

  /** The default of {@code runs} is a guess: where it matters, the file says it. */
  @ParameterizedTest
  @MethodSource("files")
  void methodsThatTakeLambdasSayWhenTheyRun(Path file) throws Exception {
    Set<String> silent = new TreeSet<>();
    Set<String> spoken = new TreeSet<>();
    mapping(Files.readString(file), "types")
        .forEach(
            (type, described) -> {
              Map<?, ?> methods = (Map<?, ?>) ((Map<?, ?>) described).get("methods");
              if (methods != null) {
                methods.forEach(
                    (key, effect) ->
                        (saysRuns(effect) ? spoken : silent)
                            .addAll(takingLambdas(type.toString(), key.toString())));
              }
            });
    silent.removeAll(spoken);
    assertEquals(Set.of(), silent);
  }

  private static Map<?, ?> mapping(String yaml, String key) {
    Map<?, ?> root = (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(yaml);
    return (Map<?, ?>) Objects.requireNonNullElse(root.get(key), Map.of());
  }

  private static boolean saysRuns(Object effect) {
    return effect instanceof Map<?, ?> keys && keys.containsKey("runs");
  }

  private static List<String> takingLambdas(String type, String key) {
    return patterns(key)
        .flatMap(pattern -> matched(type, pattern))
        .filter(BundledModelsTest::takesLambda)
        .map(MethodRef::key)
        .toList();
  }

  private static Stream<MethodPattern> patterns(String key) {
    try {
      return MethodPatternParser.parse(key).stream();
    } catch (MethodPatternParser.MalformedPatternException e) {
      throw new AssertionError(e);
    }
  }

  private static Stream<MethodRef> matched(String type, MethodPattern pattern) {
    Stream<String> names =
        pattern.hasWildcardName() ? TYPES.methodNames(type).stream() : Stream.of(pattern.name());
    return names.flatMap(name -> TYPES.methods(type, name).stream()).filter(pattern::matches);
  }

  private static boolean takesLambda(MethodRef method) {
    return method.parameters().stream()
        .map(TypeRef::name)
        .anyMatch(
            name ->
                name.startsWith("java.util.function.")
                    || name.equals("java.lang.Runnable")
                    || name.equals("java.util.concurrent.Callable"));
  }

  /** What a fix is to call is there. */
  @ParameterizedTest
  @MethodSource("libraries")
  void whatDrawsWithASeedExists(LibraryModel library) {
    List<String> missing = new ArrayList<>();
    for (LibraryModel.Type type : library.types()) {
      for (LibraryModel.Method method : type.methods()) {
        method
            .effect()
            .traits()
            .seededBy()
            .filter(draw -> !canDraw(draw))
            .ifPresent(draw -> missing.add(type.name() + " " + draw));
      }
    }
    assertEquals(List.of(), missing);
  }

  private static boolean canDraw(SeededDraw draw) {
    return !TYPES.methods(draw.generator(), draw.method()).isEmpty()
        && TYPES.methods(draw.generator(), MethodRef.CONSTRUCTOR).stream()
            .anyMatch(one -> one.parameters().equals(List.of(TypeRef.of("long"))));
  }

  /** Else the order of the file would decide. */
  @ParameterizedTest
  @MethodSource("libraries")
  void noTwoEntriesAreEquallySpecificAndDisagree(LibraryModel library) {
    Comparator<MethodPattern> specificity = MethodPattern.SPECIFIC_FIRST;
    List<String> ambiguous = new ArrayList<>();
    for (LibraryModel.Type type : library.types()) {
      for (LibraryModel.Method one : type.methods()) {
        type.methods().stream()
            .filter(other -> !other.effect().equals(one.effect()))
            .filter(other -> specificity.compare(one.pattern(), other.pattern()) == 0)
            .filter(other -> other.pattern().overlaps(one.pattern()))
            .forEach(other -> ambiguous.add(type.name() + " " + one.pattern() + other.pattern()));
      }
    }
    assertEquals(List.of(), ambiguous);
  }

  @Test
  void everyDataMethodOfATensorIsDescribed() {
    assertEquals(
        List.of("getNDArrayInternal", "wrap", "wrapAsJson"), undescribed("ai.djl.ndarray.NDArray"));
    assertEquals(List.of("checkClosed"), undescribed("ai.onnxruntime.OnnxTensor"));
    assertEquals(List.of(), undescribed("dev.tensorlint.runtime.Tensor"));
  }

  private static List<String> undescribed(String type) {
    return TYPES.methodNames(type).stream()
        .flatMap(name -> TYPES.methods(type, name).stream())
        .filter(method -> !method.owner().equals("java.lang.Object"))
        .filter(method -> MODELS.models().effect(type, method, TYPES).isEmpty())
        .map(MethodRef::name)
        .distinct()
        .toList();
  }

  @Test
  void onlyLibrariesWithResourcesOfTheirOwnConcernASource() {
    LifecycleModels models = ModelLibrary.load(ModelRequest.BUNDLED).models();
    assertTrue(models.mayConcern("import ai.djl.ndarray.NDArray;"));
    assertTrue(models.mayConcern("import static org.opencv.imgproc.Imgproc.resize;"));
    assertEquals(false, models.mayConcern("import com.google.common.io.Closer;"));
    assertEquals(false, models.mayConcern("import java.util.List; List<String> x = List.of();"));
  }

  @Test
  void whatIsCompiledIsWhatTheFilesSay() throws IOException {
    List<LibraryModel> decoded = BundledModels.decoded();

    List<LibraryModel> read = BundledModels.read(BundledModels.compile(decoded));

    assertEquals(decoded, read);
    assertTrue(decoded.size() > 20 && decoded.stream().anyMatch(each -> each.types().size() > 20));
  }
}
