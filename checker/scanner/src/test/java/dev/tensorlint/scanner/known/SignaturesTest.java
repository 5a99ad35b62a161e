// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.model.LibraryModel;
import dev.tensorlint.rules.model.ModelChoice;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.ClassFile;
import dev.tensorlint.scanner.types.JarContainer;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The signatures that travel with the scanner are those of the libraries that the models were
 * checked against. With {@code -Dtensorlint.updateGolden=true} they are written instead, and the
 * diff is reviewed.
 */
class SignaturesTest {

  private static final Path FOLDER = Path.of("src/main/resources/dev/tensorlint/scanner/known");

  /** Types that no model names, and by which code comes by those that a model names. */
  private static final List<String> MAKERS =
      List.of(
          "com.google.common.cache.CacheBuilder",
          "com.google.common.collect.ImmutableList",
          "com.google.common.collect.ImmutableList$Builder",
          "com.google.common.collect.ImmutableMap",
          "com.google.common.collect.ImmutableMap$Builder",
          "com.google.common.collect.ImmutableSet",
          "com.google.common.collect.ImmutableSet$Builder",
          "org.apache.arrow.adapter.jdbc.JdbcToArrowConfig",
          "org.apache.arrow.adapter.jdbc.JdbcToArrowConfigBuilder",
          "org.apache.arrow.dataset.file.FileFormat",
          "org.apache.arrow.dataset.jni.NativeDatasetFactory",
          "org.apache.arrow.dataset.scanner.ScanOptions",
          "org.apache.arrow.flight.Action",
          "org.apache.arrow.flight.AsyncPutListener",
          "org.apache.arrow.flight.CallOption",
          "org.apache.arrow.flight.Criteria",
          "org.apache.arrow.flight.FlightClient$ClientStreamListener",
          "org.apache.arrow.flight.FlightClient$PutListener",
          "org.apache.arrow.flight.FlightDescriptor",
          "org.apache.arrow.flight.FlightEndpoint",
          "org.apache.arrow.flight.FlightInfo",
          "org.apache.arrow.flight.FlightProducer",
          "org.apache.arrow.flight.FlightProducer$CallContext",
          "org.apache.arrow.flight.Location",
          "org.apache.arrow.flight.NoOpFlightProducer",
          "org.apache.arrow.flight.SchemaResult",
          "org.apache.arrow.flight.Ticket",
          "org.apache.arrow.vector.BigIntVector",
          "org.apache.arrow.vector.BitVector",
          "org.apache.arrow.vector.DateDayVector",
          "org.apache.arrow.vector.DecimalVector",
          "org.apache.arrow.vector.Float4Vector",
          "org.apache.arrow.vector.Float8Vector",
          "org.apache.arrow.vector.IntVector",
          "org.apache.arrow.vector.SmallIntVector",
          "org.apache.arrow.vector.TimeStampMicroVector",
          "org.apache.arrow.vector.TimeStampMilliVector",
          "org.apache.arrow.vector.TinyIntVector",
          "org.apache.arrow.vector.UInt1Vector",
          "org.apache.arrow.vector.UInt2Vector",
          "org.apache.arrow.vector.UInt4Vector",
          "org.apache.arrow.vector.UInt8Vector",
          "org.apache.arrow.vector.VarBinaryVector",
          "org.apache.arrow.vector.VarCharVector",
          "org.apache.arrow.vector.complex.FixedSizeListVector",
          "org.apache.arrow.vector.complex.ListVector",
          "org.apache.arrow.vector.complex.StructVector",
          "org.apache.arrow.vector.dictionary.Dictionary",
          "org.apache.arrow.vector.dictionary.DictionaryProvider$MapDictionaryProvider",
          "org.apache.arrow.vector.ipc.ArrowFileReader",
          "org.apache.arrow.vector.ipc.ArrowFileWriter",
          "org.apache.arrow.vector.ipc.ArrowStreamReader",
          "org.apache.arrow.vector.ipc.ArrowStreamWriter",
          "org.apache.arrow.vector.ipc.ReadChannel",
          "org.apache.arrow.vector.ipc.WriteChannel",
          "org.apache.arrow.vector.types.pojo.Schema",
          "org.bytedeco.javacpp.indexer.FloatIndexer",
          "org.bytedeco.javacpp.indexer.UByteIndexer",
          "org.bytedeco.opencv.global.opencv_dnn",
          "org.bytedeco.opencv.global.opencv_face",
          "org.bytedeco.opencv.global.opencv_features2d",
          "org.bytedeco.opencv.global.opencv_highgui",
          "org.bytedeco.opencv.global.opencv_imgcodecs",
          "org.bytedeco.opencv.global.opencv_objdetect",
          "org.bytedeco.opencv.global.opencv_photo",
          "org.bytedeco.opencv.global.opencv_video",
          "org.bytedeco.opencv.global.opencv_videoio",
          "org.bytedeco.opencv.opencv_core.CvBox2D",
          "org.bytedeco.opencv.opencv_core.CvContour",
          "org.bytedeco.opencv.opencv_core.CvMat",
          "org.bytedeco.opencv.opencv_core.CvMemStorage",
          "org.bytedeco.opencv.opencv_core.CvPoint",
          "org.bytedeco.opencv.opencv_core.CvRect",
          "org.bytedeco.opencv.opencv_core.CvScalar",
          "org.bytedeco.opencv.opencv_core.CvSeq",
          "org.bytedeco.opencv.opencv_core.CvSize",
          "org.bytedeco.opencv.opencv_core.DMatch",
          "org.bytedeco.opencv.opencv_core.DMatchVector",
          "org.bytedeco.opencv.opencv_core.GpuMatVector",
          "org.bytedeco.opencv.opencv_core.GpuMatVector$Iterator",
          "org.bytedeco.opencv.opencv_core.IplImage",
          "org.bytedeco.opencv.opencv_core.KeyPoint",
          "org.bytedeco.opencv.opencv_core.KeyPointVector",
          "org.bytedeco.opencv.opencv_core.MatBytePairVector",
          "org.bytedeco.opencv.opencv_core.MatVector$Iterator",
          "org.bytedeco.opencv.opencv_core.MatVectorVector",
          "org.bytedeco.opencv.opencv_core.MatVectorVector$Iterator",
          "org.bytedeco.opencv.opencv_core.PCA",
          "org.bytedeco.opencv.opencv_core.Point",
          "org.bytedeco.opencv.opencv_core.Point2f",
          "org.bytedeco.opencv.opencv_core.Point2fVector",
          "org.bytedeco.opencv.opencv_core.PointVector",
          "org.bytedeco.opencv.opencv_core.Range",
          "org.bytedeco.opencv.opencv_core.Rect",
          "org.bytedeco.opencv.opencv_core.RectVector",
          "org.bytedeco.opencv.opencv_core.RotatedRect",
          "org.bytedeco.opencv.opencv_core.SVD",
          "org.bytedeco.opencv.opencv_core.Scalar",
          "org.bytedeco.opencv.opencv_core.Size",
          "org.bytedeco.opencv.opencv_core.StringVector",
          "org.bytedeco.opencv.opencv_core.TermCriteria",
          "org.bytedeco.opencv.opencv_core.UMatBytePairVector",
          "org.bytedeco.opencv.opencv_core.UMatVector",
          "org.bytedeco.opencv.opencv_core.UMatVector$Iterator",
          "org.bytedeco.opencv.opencv_dnn.Layer",
          "org.bytedeco.opencv.opencv_dnn.LayerParams",
          "org.bytedeco.opencv.opencv_dnn.MatPointerVector",
          "org.bytedeco.opencv.opencv_face.EigenFaceRecognizer",
          "org.bytedeco.opencv.opencv_face.FaceRecognizer",
          "org.bytedeco.opencv.opencv_face.FisherFaceRecognizer",
          "org.bytedeco.opencv.opencv_face.LBPHFaceRecognizer",
          "org.bytedeco.opencv.opencv_features2d.AKAZE",
          "org.bytedeco.opencv.opencv_features2d.BFMatcher",
          "org.bytedeco.opencv.opencv_features2d.BOWImgDescriptorExtractor",
          "org.bytedeco.opencv.opencv_features2d.BOWTrainer",
          "org.bytedeco.opencv.opencv_features2d.DescriptorMatcher",
          "org.bytedeco.opencv.opencv_features2d.FastFeatureDetector",
          "org.bytedeco.opencv.opencv_features2d.Feature2D",
          "org.bytedeco.opencv.opencv_features2d.FlannBasedMatcher",
          "org.bytedeco.opencv.opencv_features2d.GFTTDetector",
          "org.bytedeco.opencv.opencv_features2d.ORB",
          "org.bytedeco.opencv.opencv_features2d.SIFT",
          "org.bytedeco.opencv.opencv_imgproc.CLAHE",
          "org.bytedeco.opencv.opencv_imgproc.CvMoments",
          "org.bytedeco.opencv.opencv_imgproc.Moments",
          "org.bytedeco.opencv.opencv_objdetect.CascadeClassifier",
          "org.bytedeco.opencv.opencv_video.BackgroundSubtractor",
          "org.bytedeco.opencv.opencv_video.BackgroundSubtractorKNN",
          "org.bytedeco.opencv.opencv_video.BackgroundSubtractorMOG2",
          "org.bytedeco.opencv.opencv_video.KalmanFilter",
          "org.bytedeco:ffmpeg",
          "org.bytedeco:javacpp",
          "org.bytedeco:javacv",
          "org.bytedeco:opencv",
          "org.opencv.calib3d.StereoBM",
          "org.opencv.calib3d.StereoMatcher",
          "org.opencv.calib3d.StereoSGBM",
          "org.opencv.core.Core",
          "org.opencv.core.Core$MinMaxLocResult",
          "org.opencv.core.CvException",
          "org.opencv.core.CvType",
          "org.opencv.core.DMatch",
          "org.opencv.core.KeyPoint",
          "org.opencv.core.MatOfByte",
          "org.opencv.core.MatOfPoint",
          "org.opencv.core.MatOfPoint2f",
          "org.opencv.core.MatOfRect",
          "org.opencv.core.Point",
          "org.opencv.core.Point3",
          "org.opencv.core.Range",
          "org.opencv.core.Rect",
          "org.opencv.core.RotatedRect",
          "org.opencv.core.Scalar",
          "org.opencv.core.Size",
          "org.opencv.core.TermCriteria",
          "org.opencv.dnn.Dnn",
          "org.opencv.face.BasicFaceRecognizer",
          "org.opencv.face.EigenFaceRecognizer",
          "org.opencv.face.FaceRecognizer",
          "org.opencv.face.FisherFaceRecognizer",
          "org.opencv.face.LBPHFaceRecognizer",
          "org.opencv.features2d.AKAZE",
          "org.opencv.features2d.BFMatcher",
          "org.opencv.features2d.BOWKMeansTrainer",
          "org.opencv.features2d.BRISK",
          "org.opencv.features2d.DescriptorMatcher",
          "org.opencv.features2d.FastFeatureDetector",
          "org.opencv.features2d.Feature2D",
          "org.opencv.features2d.Features2d",
          "org.opencv.features2d.MSER",
          "org.opencv.features2d.ORB",
          "org.opencv.features2d.SIFT",
          "org.opencv.features2d.SimpleBlobDetector",
          "org.opencv.features2d.SimpleBlobDetector_Params",
          "org.opencv.imgcodecs.Imgcodecs",
          "org.opencv.imgproc.CLAHE",
          "org.opencv.imgproc.Imgproc",
          "org.opencv.imgproc.LineSegmentDetector",
          "org.opencv.imgproc.Moments",
          "org.opencv.imgproc.Subdiv2D",
          "org.opencv.ml.Boost",
          "org.opencv.ml.KNearest",
          "org.opencv.ml.NormalBayesClassifier",
          "org.opencv.ml.StatModel",
          "org.opencv.objdetect.ArucoDetector",
          "org.opencv.objdetect.CascadeClassifier",
          "org.opencv.objdetect.DetectorParameters",
          "org.opencv.objdetect.Dictionary",
          "org.opencv.objdetect.FaceDetectorYN",
          "org.opencv.objdetect.FaceRecognizerSF",
          "org.opencv.objdetect.HOGDescriptor",
          "org.opencv.objdetect.Objdetect",
          "org.opencv.photo.CalibrateDebevec",
          "org.opencv.photo.CalibrateRobertson",
          "org.opencv.photo.MergeDebevec",
          "org.opencv.photo.MergeMertens",
          "org.opencv.photo.MergeRobertson",
          "org.opencv.photo.Photo",
          "org.opencv.photo.Tonemap",
          "org.opencv.photo.TonemapDrago",
          "org.opencv.photo.TonemapReinhard",
          "org.opencv.video.BackgroundSubtractor",
          "org.opencv.video.BackgroundSubtractorKNN",
          "org.opencv.video.BackgroundSubtractorMOG2",
          "org.opencv.video.SparsePyrLKOpticalFlow",
          "org.opencv.video.Tracker",
          "org.opencv.video.TrackerMIL",
          "org.opencv.video.Video",
          "org.opencv.videoio.Videoio",
          "org.opencv.xfeatures2d.BriefDescriptorExtractor",
          "org.opencv.ximgproc.Ximgproc",
          "org.tensorflow.DataType",
          "org.tensorflow.GraphOperation",
          "org.tensorflow.GraphOperationBuilder",
          "org.tensorflow.Operand",
          "org.tensorflow.Output",
          "org.tensorflow.SessionFunction",
          "org.tensorflow.Shape",
          "org.tensorflow.Signature",
          "org.tensorflow.ndarray.BooleanNdArray",
          "org.tensorflow.ndarray.ByteNdArray",
          "org.tensorflow.ndarray.DoubleNdArray",
          "org.tensorflow.ndarray.FloatNdArray",
          "org.tensorflow.ndarray.IntNdArray",
          "org.tensorflow.ndarray.LongNdArray",
          "org.tensorflow.ndarray.NdArray",
          "org.tensorflow.ndarray.Shape",
          "org.tensorflow.ndarray.Shaped",
          "org.tensorflow.types.UInt8",
          "org.tensorflow.types.family.TFloating",
          "org.tensorflow.types.family.TIntegral",
          "org.tensorflow.types.family.TNumber",
          "org.tensorflow.types.family.TType");

  /**
   * A library that travels along.
   *
   * @param artifact coordinates without a version
   * @param isWhole whether programs deal with the library's own resources, so that all of it
   *     counts; of others only the types that a model names
   */
  private record Source(String artifact, boolean isWhole) {

    String name() {
      return artifact.substring(artifact.indexOf(':') + 1);
    }

    /** Returns whether it is a version that is known only while its model is in use. */
    boolean isOfVersion() {
      return artifact.equals("org.tensorflow:libtensorflow");
    }

    String file() {
      return artifact.replace(':', '_') + ".txt";
    }

    /** Returns the jar of the tests' class path: the folder above its version is the artifact. */
    Path jar() {
      return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
          .filter(entry -> entry.endsWith(".jar"))
          .map(Path::of)
          .filter(this::isOf)
          .findFirst()
          .orElseThrow(() -> new AssertionError(artifact + " is not on the class path"));
    }

    private boolean isOf(Path entry) {
      int names = entry.getNameCount();
      String folder = entry.subpath(0, names - 2).toString().replace('\\', '/');
      return folder.endsWith(artifact.replace('.', '/').replace(':', '/'));
    }

    String version() {
      return jar().getName(jar().getNameCount() - 2).toString();
    }
  }

  private static final List<Source> SOURCES =
      List.of(
          new Source("ai.djl:api", true),
          new Source("ai.djl.huggingface:tokenizers", true),
          new Source("com.microsoft.onnxruntime:onnxruntime", true),
          new Source("com.google.guava:guava", false),
          new Source("commons-io:commons-io", false),
          new Source("org.apache.commons:commons-pool2", false),
          new Source("io.projectreactor:reactor-core", false),
          new Source("io.projectreactor:reactor-test", false),
          new Source("io.reactivex.rxjava3:rxjava", false),
          new Source("junit:junit", false),
          new Source("org.apache.arrow:arrow-memory-core", true),
          new Source("org.apache.arrow:arrow-vector", false),
          new Source("org.apache.arrow:arrow-c-data", false),
          new Source("org.apache.arrow:arrow-dataset", false),
          new Source("org.apache.arrow:arrow-jdbc", false),
          new Source("org.apache.arrow:flight-core", false),
          new Source("org.apache.arrow:flight-sql", false),
          new Source("org.bytedeco:ffmpeg", false),
          new Source("org.bytedeco:javacpp", false),
          new Source("org.bytedeco:javacv", true),
          new Source("org.bytedeco:opencv", false),
          new Source("nu.pattern:opencv", false),
          new Source("org.jcuda:jcuda", true),
          new Source("org.jcuda:jcublas", false),
          new Source("org.jcuda:jcudnn", false),
          new Source("org.jcuda:jcufft", false),
          new Source("org.jcuda:jcurand", false),
          new Source("org.jcuda:jcusolver", false),
          new Source("org.jcuda:jcusparse", false),
          new Source("org.jocl:jocl", true),
          new Source("org.tensorflow:libtensorflow", false),
          new Source("org.tensorflow:ndarray", false),
          new Source("org.tensorflow:tensorflow-core-api", false),
          new Source("org.assertj:assertj-core", false),
          new Source("org.junit.jupiter:junit-jupiter-api", false),
          new Source("org.nd4j:nd4j-api", false),
          new Source("org.slf4j:slf4j-api", false),
          new Source("org.testng:testng", false));

  @TestFactory
  List<DynamicTest> areThoseOfTheLibraries() {
    return SOURCES.stream()
        .map(source -> DynamicTest.dynamicTest(source.name(), () -> check(source)))
        .toList();
  }

  private static void check(Source source) throws IOException {
    assertIs(FOLDER.resolve(source.file()), text(source));
  }

  private static void assertIs(Path file, String expected) throws IOException {
    if (Boolean.getBoolean("tensorlint.updateGolden")) {
      Files.writeString(file, expected);
    }
    assertEquals(expected, Files.readString(file), "-Dtensorlint.updateGolden=true writes it anew");
  }

  private static String text(Source source) throws IOException {
    try (JarContainer jar = new JarContainer(source.jar())) {
      String head =
          "# %s:%s, written by SignaturesTest; docs/adr/0018 says what for.%n"
              .formatted(source.artifact(), source.version())
              .replace("\r", "");
      int steps = source.isWhole() ? Integer.MAX_VALUE : 0;
      return head + SignatureWriter.write(jar, roots(source, jar), steps);
    }
  }

  private static List<String> roots(Source source, JarContainer jar) throws IOException {
    List<String> roots = new ArrayList<>();
    for (String type : source.isWhole() ? publicTypes(source.jar()) : modelled()) {
      if (jar.read(type.replace('.', '/')) != null && !isOfEarlierSource(type, source)) {
        roots.add(type);
      }
    }
    return roots;
  }

  /**
   * An older version of a library, under another group, adds the types that the newer one lacks.
   */
  private static boolean isOfEarlierSource(String type, Source source) throws IOException {
    for (Source earlier : SOURCES.subList(0, SOURCES.indexOf(source))) {
      if (earlier.name().equals(source.name()) && hasType(earlier, type)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasType(Source source, String type) throws IOException {
    try (JarContainer jar = new JarContainer(source.jar())) {
      return jar.read(type.replace('.', '/')) != null;
    }
  }

  private static Set<String> modelled() {
    Set<String> types = new TreeSet<>(MAKERS);
    ModelLibrary.loadAll(new ModelRequest(ModelChoice.DEFAULT, List.of(), List.of()))
        .libraries()
        .stream()
        .flatMap(library -> library.types().stream())
        .map(LibraryModel.Type::name)
        .forEach(types::add);
    return types;
  }

  private static Set<String> publicTypes(Path file) throws IOException {
    Set<String> types = new TreeSet<>();
    try (JarFile jar = new JarFile(file.toFile())) {
      List<String> names =
          jar.stream()
              .map(entry -> entry.getName())
              .filter(name -> name.endsWith(".class") && !name.startsWith("META-INF/"))
              .toList();
      for (String name : names) {
        byte[] content = jar.getInputStream(jar.getEntry(name)).readAllBytes();
        if (Access.has(ClassFile.read(content).flags(), Access.PUBLIC)) {
          types.add(name.replace(".class", "").replace('/', '.'));
        }
      }
    }
    return types;
  }

  /** One line a library: the name of its text, then its packages. */
  @Test
  void theIndexHasAllPackages() throws IOException {
    StringBuilder index = new StringBuilder();
    for (Source source : SOURCES) {
      TreeSet<String> packages = new TreeSet<>();
      for (String type : new SignatureText(text(source)).types()) {
        packages.add(type.substring(0, type.lastIndexOf('/')).replace('/', '.'));
      }
      index.append(source.isOfVersion() ? Signatures.OF_VERSION : "");
      index.append(source.file().replace(".txt", ""));
      packages.forEach(each -> index.append(' ').append(each));
      index.append('\n');
    }
    assertIs(FOLDER.resolve("index.txt"), index.toString());
  }

  @Test
  void areSmall() throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    for (Source source : SOURCES) {
      try (DeflaterOutputStream out = new DeflaterOutputStream(compressed)) {
        out.write(text(source).getBytes(StandardCharsets.UTF_8));
      }
    }
    assertTrue(compressed.size() < 310_000, compressed.size() + " bytes");
  }
}
