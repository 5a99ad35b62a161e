import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.WeakHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfDouble;
import org.opencv.core.MatOfPoint3f;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.MatOfRect;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.dnn.Dnn;
import org.opencv.dnn.Net;
import org.opencv.highgui.HighGui;
import org.opencv.highgui.Highgui;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import org.opencv.ml.SVM;
import org.opencv.ml.TrainData;
import org.opencv.objdetect.CascadeClassifier;
import org.opencv.utils.Converters;
import org.opencv.video.KalmanFilter;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.VideoWriter;

/** OpenCV's own bindings: a finalizer frees images, late; cameras and files wait for their release. */
final class OpenCv {

  private final Mat background = new Mat();
  private Mat last = new Mat();
  private byte[] pixels = new byte[16];
  private Mat shown;
  private Mat once;
  private final BackgroundOk backgroundOk = new BackgroundOk();
  private LatestOk latestOk = new LatestOk(new Mat());

  OpenCv() {
    openOk();
  }

  // ---- images ----

  void grayPerFrameBad(VideoCapture camera, Mat frame) {
    while (camera.read(frame)) {
      Mat gray = new Mat(); // want UnscopedTensor definite
      Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
      System.out.println(Core.mean(gray));
    }
  }

  void grayPerFrameOk(VideoCapture camera, Mat frame) {
    Mat gray = new Mat();
    while (camera.read(frame)) {
      Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
      System.out.println(Core.mean(gray));
    }
    gray.release();
  }

  void releasedPerFrameOk(VideoCapture camera, Mat frame) {
    while (camera.read(frame)) {
      Mat gray = new Mat();
      Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
      System.out.println(Core.mean(gray));
      gray.release();
    }
  }

  boolean neverReleasedBad(String file) {
    try {
      Mat image = Imgcodecs.imread(file); // want UnscopedTensor potential
      System.out.println(image.empty() ? 0 : image.rows());
    } catch (RuntimeException e) {
      return false;
    }
    return true;
  }

  void onceBad(String file) {
    Mat image = Imgcodecs.imread(file); // want UnscopedTensor potential
    System.out.println(image.rows());
  }

  void onceOk(String file) {
    Mat image = Imgcodecs.imread(file);
    System.out.println(image.rows());
    image.release();
  }

  /** A header: the data is that of the image. */
  void partPerAreaOk(Mat image, List<Rect> areas) {
    for (Rect area : areas) {
      Mat part = image.submat(area);
      System.out.println(Core.mean(part));
    }
  }

  void copyOfPartBad(Mat image, List<Rect> areas) {
    for (Rect area : areas) {
      Mat part = image.submat(area).clone(); // want UnscopedTensor definite
      System.out.println(Core.mean(part));
    }
  }

  void headersOk(List<Mat> images) {
    for (Mat image : images) {
      image.row(0).copyTo(image.row(1));
      System.out.println(new Mat(image, new Rect(0, 0, 9, 9)).rows());
    }
  }

  /** A few numbers are left to the finalizer. */
  void numbersOk(List<Mat> images) {
    for (Mat image : images) {
      Mat turn = Imgproc.getRotationMatrix2D(new Point(4, 4), 30, 1);
      Mat kernel = Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(5, 5));
      Mat camera = Mat.eye(3, 3, CvType.CV_64F);
      Imgproc.warpAffine(image, image, turn, image.size());
      Imgproc.erode(image, image, kernel);
      System.out.println(camera.get(0, 0)[0]);
    }
  }

  void imageOfNumbersBad(int frames) {
    for (int i = 0; i < frames; i++) {
      Mat canvas = Mat.zeros(480, 640, CvType.CV_8UC3); // want UnscopedTensor definite
      System.out.println(canvas.get(0, 0)[0]);
    }
  }

  void sizeFromVariablesBad(int frames, int bins) {
    for (int i = 0; i < frames; i++) {
      Mat bars = new Mat(1, bins, CvType.CV_32F); // want UnscopedTensor definite
      System.out.println(bars.get(0, 0)[0]);
    }
  }

  /** An empty matrix in place of a kernel or a mask: nobody reads what is put into it. */
  void noKernelOk(List<Mat> images) {
    for (Mat image : images) {
      Imgproc.dilate(image, image, new Mat());
    }
  }

  void howContoursAreNestedOk(List<Mat> images) {
    for (Mat image : images) {
      Mat hierarchy = new Mat();
      List<MatOfPoint> contours = new ArrayList<>();
      Imgproc.findContours(image, contours, hierarchy, Imgproc.RETR_TREE, Imgproc.CHAIN_APPROX_NONE);
      System.out.println(contours.size() + hierarchy.get(0, 0)[0]);
    }
  }

  void replacedWhileEmptyOk(List<Mat> images) {
    for (Mat image : images) {
      Mat gray = new Mat();
      if (image.channels() == 1) {
        gray = image;
      }
      System.out.println(gray.empty());
    }
  }

  /** An image that could not be read holds nothing. */
  void unreadableOk(List<String> files) {
    for (String file : files) {
      Mat image = Imgcodecs.imread(file);
      if (image.empty()) {
        continue;
      }
      System.out.println(image.rows());
      image.release();
    }
  }

  private static Mat empty() {
    return new Mat();
  }

  void filledFromHelperBad(List<Mat> images) {
    for (Mat image : images) {
      Mat gray = empty(); // want UnscopedTensor definite
      Imgproc.cvtColor(image, gray, Imgproc.COLOR_BGR2GRAY);
      System.out.println(Core.mean(gray));
    }
  }

  void emptyFromHelperOk(List<Mat> images) {
    for (Mat image : images) {
      Mat none = empty();
      System.out.println(none.empty() + " " + image.rows());
    }
  }

  void copyInCallBad(List<Mat> images) {
    for (Mat image : images) {
      System.out.println(Core.mean(image.clone())); // want DiscardedTensor definite
    }
  }

  void releasedOnOnePathBad(List<String> files) {
    for (String file : files) {
      Mat image = Imgcodecs.imread(file); // want UnscopedTensor potential
      if (image.empty()) {
        continue;
      }
      if (image.rows() > 9) {
        image.release();
      }
    }
  }

  void overwrittenInLoopBad(Mat image, int steps) {
    Mat current = image.clone();
    for (int i = 0; i < steps; i++) {
      current = current.t(); // want OverwrittenTensor definite
    }
    current.release();
  }

  void releasedBeforeAssignmentOk(Mat image, int steps) {
    Mat current = image.clone();
    for (int i = 0; i < steps; i++) {
      Mat next = current.t();
      current.release();
      current = next;
    }
    current.release();
  }

  Mat returnedOk(String file) {
    return Imgcodecs.imread(file);
  }

  void helperPerFileBad(List<String> files) {
    for (String file : files) {
      Mat image = returnedOk(file); // want UnscopedTensor definite
      System.out.println(image.rows());
    }
  }

  void helperPerFileOk(List<String> files) {
    for (String file : files) {
      Mat image = returnedOk(file);
      System.out.println(image.rows());
      image.release();
    }
  }

  // ---- after the release ----

  void readAfterReleaseBad(String file) {
    Mat image = Imgcodecs.imread(file);
    image.release();
    System.out.println(image.get(0, 0)[0]); // want UseAfterDispose definite
  }

  void refilledAfterReleaseOk(VideoCapture camera) {
    Mat frame = new Mat();
    camera.read(frame);
    frame.release();
    camera.read(frame);
    frame.release();
  }

  void releasedTwiceOk(String file) {
    Mat image = Imgcodecs.imread(file);
    image.release();
    image.release();
  }

  void sizeAfterReleaseOk(String file) {
    Mat image = Imgcodecs.imread(file);
    image.release();
    System.out.println(image.empty());
  }

  void filledInPlaceOk(Mat image) {
    image.setTo(new Scalar(0));
    image.setTo(new Scalar(1), background);
  }

  void fieldsOk(Mat frame) {
    Imgproc.GaussianBlur(frame, background, new Size(3, 3), 0);
    Imgproc.GaussianBlur(background, last, new Size(3, 3), 0);
  }

  /** What an exception leaves open is left to the finalizer. */
  void openAfterExceptionOk(String file) {
    Mat image = Imgcodecs.imread(file);
    if (image.empty()) {
      throw new IllegalArgumentException(file);
    }
    image.release();
  }

  void shownOk(String file) {
    Mat image = Imgcodecs.imread(file);
    HighGui.imshow("image", image);
  }

  void pointsOk(List<Point[]> shapes) {
    for (Point[] shape : shapes) {
      MatOfPoint2f points = new MatOfPoint2f(shape);
      System.out.println(Imgproc.contourArea(points));
    }
  }

  void encodedPerImageBad(List<Mat> images) {
    for (Mat image : images) {
      MatOfByte bytes = new MatOfByte(); // want UnscopedTensor definite
      Imgcodecs.imencode(".png", image, bytes);
      System.out.println(bytes.toArray().length);
    }
  }

  byte[] encodedOk(Mat image) {
    MatOfByte bytes = new MatOfByte();
    Imgcodecs.imencode(".png", image, bytes);
    byte[] encoded = bytes.toArray();
    bytes.release();
    return encoded;
  }

  List<Mat> collectedOk(List<String> files) {
    List<Mat> images = new ArrayList<>();
    for (String file : files) {
      images.add(Imgcodecs.imread(file));
    }
    return images;
  }

  // ---- cameras, files, networks ----

  void cameraBad(Mat frame) {
    VideoCapture camera = new VideoCapture(0); // want UnclosedResource definite
    System.out.println(camera.read(frame));
  }

  void cameraOk(Mat frame) {
    VideoCapture camera = new VideoCapture(0);
    try {
      System.out.println(camera.read(frame));
    } finally {
      camera.release();
    }
  }

  void cameraNeverOpenedOk() {
    VideoCapture camera = new VideoCapture();
    System.out.println(camera.isOpened());
  }

  void cameraOpenedBad(Mat frame) {
    VideoCapture camera = new VideoCapture(); // want UnclosedResource definite
    camera.open(0);
    System.out.println(camera.read(frame));
  }

  void recordingBad(List<Mat> frames) {
    VideoWriter file = new VideoWriter("out.avi", 0, 25, new Size(4, 4)); // want UnclosedResource definite
    frames.forEach(file::write);
  }

  void recordingOk(List<Mat> frames) {
    VideoWriter file = new VideoWriter("out.avi", 0, 25, new Size(4, 4));
    for (Mat frame : frames) {
      file.write(frame);
    }
    file.release();
  }

  void detectPerImageBad(Net net, List<Mat> images) {
    for (Mat image : images) {
      Mat blob = Dnn.blobFromImage(image); // want UnscopedTensor definite
      net.setInput(blob);
      Mat found = net.forward(); // want UnscopedTensor definite
      System.out.println(found.rows());
    }
  }

  void detectPerImageOk(Net net, List<Mat> images) {
    for (Mat image : images) {
      Mat blob = Dnn.blobFromImage(image);
      net.setInput(blob);
      Mat found = net.forward();
      System.out.println(found.rows());
      found.release();
      blob.release();
    }
  }

  // ---- a few numbers ----

  void posePerFrameOk(MatOfPoint3f board, List<MatOfPoint2f> frames, Mat camera, MatOfDouble lens) {
    for (MatOfPoint2f corners : frames) {
      Mat turn = new Mat();
      Mat shift = new Mat();
      Calib3d.solvePnP(board, corners, camera, lens, turn, shift);
      Mat rotation = new Mat();
      Calib3d.Rodrigues(turn, rotation);
      System.out.println(rotation.get(0, 0)[0] + shift.get(0, 0)[0]);
    }
  }

  void straightenedPerFrameBad(List<Mat> frames, Mat camera, MatOfDouble lens) {
    for (Mat frame : frames) {
      Mat straight = new Mat(); // want UnscopedTensor definite
      Calib3d.undistort(frame, straight, camera, lens);
      System.out.println(Core.mean(straight));
    }
  }

  /** The addresses of the images. */
  void columnOfAddressesOk(List<List<Mat>> groups) {
    for (List<Mat> group : groups) {
      Mat column = Converters.vector_Mat_to_Mat(group);
      System.out.println(column.rows());
    }
  }

  void facesPerFrameBad(CascadeClassifier faces, List<Mat> frames) {
    for (Mat frame : frames) {
      Mat gray = new Mat(); // want UnscopedTensor definite
      Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
      MatOfRect found = new MatOfRect();
      faces.detectMultiScale(gray, found);
      System.out.println(found.toArray().length);
    }
  }

  // ---- lists that a call fills ----

  double channelsPerFrameBad(List<Mat> frames) {
    double sum = 0;
    for (Mat frame : frames) {
      List<Mat> channels = new ArrayList<>();
      Core.split(frame, channels); // want TensorAccumulates definite
      sum += Core.mean(channels.get(0)).val[0];
    }
    return sum;
  }

  double channelsPerFrameOk(List<Mat> frames) {
    double sum = 0;
    for (Mat frame : frames) {
      List<Mat> channels = new ArrayList<>();
      Core.split(frame, channels);
      sum += Core.mean(channels.get(0)).val[0];
      channels.forEach(Mat::release);
    }
    return sum;
  }

  double channelsByIndexOk(Mat frame) {
    List<Mat> channels = new ArrayList<>(3);
    Core.split(frame, channels);
    double mean = Core.mean(channels.get(0)).val[0];
    for (int i = 0; i < channels.size(); i++) {
      channels.get(i).release();
    }
    return mean;
  }

  List<Mat> channelsOk(Mat frame) {
    List<Mat> channels = new ArrayList<>(3);
    Core.split(frame, channels);
    Collections.reverse(channels);
    return channels;
  }

  double sortedBad(Mat frame) {
    List<Mat> channels = channelsOk(frame); // want UnscopedTensor potential
    Collections.sort(channels, (a, b) -> Double.compare(a.total(), b.total()));
    return Core.mean(channels.get(0)).val[0];
  }

  double sortedOk(Mat frame) {
    List<Mat> channels = channelsOk(frame);
    Collections.sort(channels, (a, b) -> Double.compare(a.total(), b.total()));
    double mean = Core.mean(channels.get(0)).val[0];
    for (Mat channel : channels) {
      channel.release();
    }
    return mean;
  }

  // ---- new, or what was there ----

  interface Picture {
    Object wrapped();
  }

  private static Mat matOf(Picture given) {
    Object picture = given.wrapped();
    if (picture instanceof byte[]) {
      Mat mat = new Mat(400, 400, CvType.CV_8UC1);
      mat.put(0, 0, (byte[]) picture);
      return mat;
    }
    return (Mat) picture;
  }

  void readPictureBad(Picture picture) {
    Mat mat = matOf(picture); // want UnscopedTensor potential
    System.out.println(Core.mean(mat));
  }

  void readPictureOk(Picture picture) {
    Mat mat = matOf(picture);
    System.out.println(Core.mean(mat));
    if (mat != picture.wrapped()) {
      mat.release();
    }
  }

  void readByKindOk(Picture picture) {
    Mat mat = matOf(picture);
    System.out.println(Core.mean(mat));
    if (picture.wrapped() instanceof byte[]) {
      mat.release();
    }
  }

  void readAndDoneOk(Picture picture) {
    Mat mat = matOf(picture);
    try {
      System.out.println(Core.mean(mat));
    } finally {
      done(picture, mat);
    }
  }

  static void done(Picture picture, Mat mat) {
    if (!(picture.wrapped() instanceof Mat)) {
      mat.release();
    }
  }

  Mat readForCallerOk(Picture picture) {
    return matOf(picture);
  }

  // ---- called again ----

  void seen(byte[] bytes) {
    pixels = bytes;
    keepShownBad();
  }

  void drawn() {
    keepShownBad();
  }

  private void keepShownBad() {
    shown = new Mat(400, 400, CvType.CV_8UC1); // want OverwrittenTensor potential
    shown.put(0, 0, pixels);
  }

  double meanOfBothOk() {
    return Core.mean(shown).val[0] + Core.mean(once).val[0];
  }

  private void openOk() {
    once = new Mat(400, 400, CvType.CV_8UC1);
    once.put(0, 0, pixels);
  }

  /** Whoever searches makes one for it, so that the next search overwrites nothing. */
  private static final class SearchOnceBad {
    private Mat found; // want OwnerNotCloseable potential

    double search() {
      found = new Mat(400, 400, CvType.CV_8UC1);
      return Core.mean(found).val[0];
    }
  }

  double searchedHere() {
    SearchOnceBad one = new SearchOnceBad();
    return one.search();
  }

  double searchedThere(int rounds) {
    double sum = new SearchOnceBad().search();
    for (int i = 0; i < rounds; i++) {
      SearchOnceBad each = new SearchOnceBad();
      sum += each.search();
    }
    return sum;
  }

  /** Searches again with the same object. */
  private static final class SearchBad {
    private Mat found;

    double search() {
      found = new Mat(400, 400, CvType.CV_8UC1); // want OverwrittenTensor potential
      return Core.mean(found).val[0];
    }
  }

  double searchedAgain(int rounds) {
    SearchBad one = new SearchBad();
    double sum = 0;
    for (int i = 0; i < rounds; i++) {
      sum += one.search();
    }
    return sum;
  }

  // ---- given to a setter ----

  /** Keeps the image of the last frame; nothing releases the one before. */
  private static final class FrameLogBad {
    private Mat frame;
    private Mat edges;

    void setFrame(Mat frame) {
      this.frame = frame; // want OverwrittenTensor potential
    }

    void setEdges(Mat edges) {
      this.edges = edges; // want OverwrittenTensor potential
    }

    double mean() {
      return Core.mean(frame).val[0] + Core.mean(edges).val[0];
    }
  }

  private final FrameLogBad log = new FrameLogBad();

  void onFrame(Mat camera) {
    log.setFrame(camera.clone());
    Mat grey = camera.clone();
    log.setEdges(grey);
  }

  double meanOfLog() {
    return log.mean();
  }

  /** Another object may be given an image once; what it does with it is its own affair. */
  private static final class FrameOnce {
    private Mat frame;

    void setFrame(Mat frame) {
      this.frame = frame;
    }

    double mean() {
      return Core.mean(frame).val[0];
    }
  }

  private final FrameOnce reference = new FrameOnce();

  double referenceOk(String file) {
    reference.setFrame(Imgcodecs.imread(file));
    return reference.mean();
  }

  /** The images are those of somebody else. */
  private static final class FrameView {
    private Mat frame;

    void setFrame(Mat frame) {
      this.frame = frame;
    }

    double mean() {
      return Core.mean(frame).val[0];
    }
  }

  private final FrameView view = new FrameView();

  double viewedOk(Mat camera) {
    Mat copy = camera.clone();
    view.setFrame(copy);
    double mean = view.mean();
    copy.release();
    return mean;
  }

  /** Who makes the next image gets the former one, and releases it. */
  private static final class FrameStore {
    private Mat frame;

    Mat getFrame() {
      return frame;
    }

    void setFrame(Mat frame) {
      this.frame = frame;
    }
  }

  private final FrameStore store = new FrameStore();

  void storedOk(Mat camera) {
    Mat former = store.getFrame();
    store.setFrame(camera.clone());
    if (former != null) {
      former.release();
    }
  }

  /** The image of a camera is in a field of the object, and in one of the log. */
  private static final class WatcherBad {
    private final FrameView seen = new FrameView();
    private Mat small;

    void onFrame(Mat camera) {
      small = camera.clone(); // want OverwrittenTensor potential
      seen.setFrame(small);
    }

    double mean() {
      return seen.mean();
    }
  }

  private final WatcherBad watcher = new WatcherBad();

  double watchedOk(Mat camera) {
    watcher.onFrame(camera);
    return watcher.mean();
  }

  private interface Finder {
    double find(Mat camera);
  }

  /** Finders are made for each image, so that none of them overwrites anything. */
  private static final class FindersBad {

    private static final class OneFinder implements Finder {
      private Mat searched; // want OwnerNotCloseable potential

      @Override
      public double find(Mat camera) {
        searched = camera.clone();
        return Core.mean(searched).val[0];
      }
    }

    static double foundIn(Mat camera) {
      List<Finder> finders = new ArrayList<>();
      Finder first = new OneFinder();
      finders.add(first);
      double sum = 0;
      for (Finder finder : finders) {
        sum += finder.find(camera);
      }
      return sum;
    }
  }

  double foundOk(List<Mat> cameras) {
    double sum = 0;
    for (Mat camera : cameras) {
      sum += FindersBad.foundIn(camera);
    }
    return sum;
  }

  // ---- files and cameras of 2.4 ----

  int readOfEarlierBad(byte[] bytes) {
    Mat image = Highgui.imdecode(new MatOfByte(bytes), Highgui.CV_LOAD_IMAGE_COLOR); // want UnscopedTensor potential
    Highgui.imwrite("copy.png", image);
    return image.rows();
  }

  int readOfEarlierOk(String file) {
    Mat image = Highgui.imread(file);
    int rows = image.rows();
    image.release();
    return rows;
  }

  double cameraOfEarlierBad(int device) {
    var camera = new org.opencv.highgui.VideoCapture(device); // want UnclosedResource definite
    return camera.get(3);
  }

  double cameraOfEarlierOk(int device) {
    var camera = new org.opencv.highgui.VideoCapture(device);
    double width = camera.get(3);
    camera.release();
    return width;
  }

  // ---- objects that hold an image ----

  /** One for each frame, and nothing releases its image. */
  private static final class GrayBad {
    private final Mat image; // want OwnerNotCloseable potential

    GrayBad(Mat image) {
      this.image = image;
    }

    double mean() {
      return Core.mean(image).val[0];
    }
  }

  private static GrayBad gray(Mat frame) {
    Mat gray = new Mat();
    Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
    return new GrayBad(gray);
  }

  /** Its field is filled from outside, and read from there. */
  private static final class EdgesBad {
    Mat image; // want OwnerNotCloseable potential
    int count;
  }

  private static EdgesBad edges(Mat frame) {
    EdgesBad edges = new EdgesBad();
    edges.image = new Mat();
    Imgproc.Canny(frame, edges.image, 10, 20);
    edges.count = Core.countNonZero(edges.image);
    return edges;
  }

  /** Its reader releases the image. */
  private static final class CropOk {
    private final Mat image;

    CropOk(Mat image) {
      this.image = image;
    }

    Mat image() {
      return image;
    }
  }

  private static CropOk crop(Mat frame) {
    return new CropOk(frame.submat(new Rect(0, 0, 8, 8)).clone());
  }

  /** It looks at an image of its caller. */
  private static final class ViewOk {
    private final Mat image;

    ViewOk(Mat image) {
      this.image = image;
    }

    double mean() {
      return Core.mean(image).val[0];
    }
  }

  /** One for the life of its owner, which keeps what it holds for as long. */
  private static final class BackgroundOk {
    private final Mat image = new Mat();

    void add(Mat frame) {
      Imgproc.accumulate(frame, image);
    }
  }

  /** Each one takes the place of the one before, whose image is released. */
  private static final class LatestOk {
    private final Mat image;

    LatestOk(Mat image) {
      this.image = image;
    }
  }

  double watch(VideoCapture camera) {
    Mat frame = new Mat();
    double sum = 0;
    while (camera.read(frame)) {
      sum += gray(frame).mean();
      sum += edges(frame).count;
      CropOk crop = crop(frame);
      sum += Core.mean(crop.image()).val[0];
      crop.image().release();
      sum += new ViewOk(frame).mean();
      backgroundOk.add(frame);
      latestOk.image.release();
      latestOk = new LatestOk(frame.clone());
    }
    frame.release();
    return sum;
  }

  // ---- tasks of timers ----

  void repeatedBad(ScheduledExecutorService timer, Mat frame) {
    timer.scheduleAtFixedRate(
        () -> {
          Mat gray = new Mat(); // want UnscopedTensor definite
          Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
          System.out.println(Core.mean(gray));
        },
        0,
        33,
        TimeUnit.MILLISECONDS);
  }

  void delayedBad(ScheduledExecutorService timer, Mat frame) {
    timer.schedule(
        () -> {
          Mat gray = new Mat(); // want UnscopedTensor potential
          Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
          System.out.println(Core.mean(gray));
        },
        33,
        TimeUnit.MILLISECONDS);
  }

  void namedTaskBad(ScheduledExecutorService timer, Mat frame) {
    Runnable task = () -> showGray(frame);
    timer.scheduleWithFixedDelay(task, 0, 33, TimeUnit.MILLISECONDS);
  }

  private static void showGray(Mat frame) {
    Mat gray = new Mat(); // want UnscopedTensor definite
    Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
    System.out.println(Core.mean(gray));
  }

  void taskWithAPeriodBad(Mat frame) {
    new Timer()
        .schedule(
            new TimerTask() {
              @Override
              public void run() {
                Mat gray = new Mat(); // want UnscopedTensor definite
                Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
                System.out.println(Core.mean(gray));
              }
            },
            0,
            33);
  }

  void taskWithoutPeriodBad(Mat frame) {
    new Timer()
        .schedule(
            new TimerTask() {
              @Override
              public void run() {
                Mat gray = new Mat(); // want UnscopedTensor potential
                Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
                System.out.println(Core.mean(gray));
              }
            },
            33);
  }

  void swingBad(Mat frame) {
    new javax.swing.Timer(
            33,
            event -> {
              Mat gray = new Mat(); // want UnscopedTensor definite
              Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
              System.out.println(Core.mean(gray));
            })
        .start();
  }

  void swingOnceBad(Mat frame) {
    javax.swing.Timer timer =
        new javax.swing.Timer(
            33,
            event -> {
              Mat gray = new Mat(); // want UnscopedTensor potential
              Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
              System.out.println(Core.mean(gray));
            });
    timer.setRepeats(false);
    timer.start();
  }

  void repeatedOk(ScheduledExecutorService timer, Mat frame) {
    timer.scheduleAtFixedRate(
        () -> {
          Mat gray = new Mat();
          Imgproc.cvtColor(frame, gray, Imgproc.COLOR_BGR2GRAY);
          System.out.println(Core.mean(gray));
          gray.release();
        },
        0,
        33,
        TimeUnit.MILLISECONDS);
  }

  private Mat read(String name) {
    if (name.isEmpty()) {
      return null;
    }
    return Imgcodecs.imread(name);
  }

  void mayBeNullBad(String name) {
    Mat image = read(name); // want UnscopedTensor potential
    if (image == null || image.width() < 100) {
      return;
    }
    System.out.println(image.rows());
  }

  // ---- what a weak reference keeps, and an address ----

  private final Map<String, Mat> masks = new WeakHashMap<>();

  /** Whoever asks for it next must find it open. */
  Mat weaklyCachedOk(String name) {
    Mat mask = masks.get(name);
    if (mask != null) {
      return mask;
    }
    if (name.startsWith("small:")) {
      mask = weaklyCachedOk(name.substring(6));
      mask = smaller(mask);
    } else {
      mask = Imgcodecs.imread(name);
    }
    masks.put(name, mask);
    return mask;
  }

  private static Mat smaller(Mat mask) {
    Mat small = new Mat();
    Imgproc.resize(mask, small, new Size(8, 8));
    return small;
  }

  int ofWeakCacheOk(String name) {
    Mat mask = weaklyCachedOk(name);
    return mask.width();
  }

  private SoftReference<Mat> page = new SoftReference<>(null);

  Mat softlyCachedOk(String name) {
    Mat known = page.get();
    if (known == null) {
      known = Imgcodecs.imread(name);
      page = new SoftReference<>(known);
    }
    return known;
  }

  /** A plain cache of the same kind. */
  int uncachedBad(String name) {
    Mat mask = smaller(Imgcodecs.imread(name)); // want UnscopedTensor potential, DiscardedTensor potential
    return mask.width();
  }

  private static final class Points {
    private final long address;

    Points(long address) {
      this.address = address;
    }

    static native float first(long address);
  }

  /** What is returned reads the memory of the image: no safe fix releases it. */
  Points addressBad(String name) {
    Mat depth = Imgcodecs.imread(name); // want UnscopedTensor potential
    System.out.println(depth.width());
    return new Points(depth.dataAddr());
  }

  Points nativeObjectBad(String name) {
    Mat depth = Imgcodecs.imread(name); // want UnscopedTensor potential
    System.out.println(depth.width());
    return new Points(depth.nativeObj);
  }

  /** An address that is only compared is no reason. */
  int comparedAddressBad(String name) {
    Mat depth = Imgcodecs.imread(name); // want UnscopedTensor potential
    return depth.dataAddr() == 0 ? 0 : depth.width();
  }

  /** An image without columns or rows has no memory. */
  int nothingReadOk(String name) {
    Mat image = Imgcodecs.imread(name);
    if (image.cols() == 0 || image.rows() == 0) {
      return 0;
    }
    int width = image.width();
    image.release();
    return width;
  }

  int nothingWideReadOk(String name) {
    Mat image = Imgcodecs.imread(name);
    if (image.width() == 0) {
      return 0;
    }
    int width = image.width();
    image.release();
    return width;
  }

  int somethingReadBad(String name) {
    Mat image = Imgcodecs.imread(name); // want UnscopedTensor potential
    if (image.cols() > 0) {
      return image.width();
    }
    image.release();
    return 0;
  }

  /** A class of the program that is a matrix, and closes itself. */
  private static final class PictureOk extends Mat implements AutoCloseable {
    PictureOk() {
      System.out.println("new");
    }

    PictureOk(int rows, int columns) {
      super(rows, columns, CvType.CV_8UC1);
    }

    void rotate(Mat source) {
      Core.rotate(source, this, Core.ROTATE_180);
    }

    @Override
    public void close() {
      free();
    }

    private void free() {
      release();
    }
  }

  double picturesBad(VideoCapture camera, Mat frame) {
    double sum = 0;
    while (camera.read(frame)) {
      PictureOk rotated = new PictureOk(); // want UnscopedTensor definite
      Core.rotate(frame, rotated, Core.ROTATE_180);
      PictureOk sized = new PictureOk(frame.rows(), frame.cols()); // want UnscopedTensor definite
      frame.copyTo(sized);
      sum += Core.mean(rotated).val[0] + Core.mean(sized).val[0];
    }
    return sum;
  }

  double picturesOk(VideoCapture camera, Mat frame) {
    double sum = 0;
    while (camera.read(frame)) {
      PictureOk empty = new PictureOk();
      try (PictureOk rotated = new PictureOk()) {
        Core.rotate(frame, rotated, Core.ROTATE_180);
        sum += Core.mean(rotated).val[0] + empty.rows();
      }
    }
    return sum;
  }

  /** One for each frame: its constructor fills what its declaration has made. */
  private static final class ResultBad {
    private final Mat shown = new Mat(); // want OwnerNotCloseable potential

    ResultBad(Mat frame) {
      frame.copyTo(shown);
    }

    double mean() {
      return Core.mean(shown).val[0];
    }
  }

  double meanOfResults(VideoCapture camera, Mat frame) {
    double sum = 0;
    while (camera.read(frame)) {
      ResultBad result = new ResultBad(frame);
      sum += result.mean();
    }
    return sum;
  }

  private Mat lastShown;

  /** Who asks for it only reads it. */
  void showBad(Mat frame) {
    lastShown = frame.clone(); // want OverwrittenTensor potential
  }

  private Mat lastShown() {
    return lastShown;
  }

  double meanOfLast() {
    return Core.mean(lastShown()).val[0];
  }

  private Mat lastTaken;

  void takeOk(Mat frame) {
    lastTaken = frame.clone();
  }

  private Mat lastTaken() {
    return lastTaken;
  }

  double meanOfTaken() {
    Mat taken = lastTaken();
    double mean = Core.mean(taken).val[0];
    taken.release();
    return mean;
  }

  // ---- functions that release later ----

  /** Takes over what an image holds, by its address. */
  private static final class Moved implements AutoCloseable {
    private final long address;

    Moved(Mat image) {
      address = image.nativeObj;
    }

    @Override
    public void close() {
      release(address);
    }

    private static native void release(long address);
  }

  private static final class Closer implements AutoCloseable {
    private final List<Runnable> ends = new ArrayList<>();

    Mat moving(Mat image) {
      ends.add(() -> new Moved(image).close());
      return image;
    }

    Mat reading(Mat image) {
      ends.add(() -> System.out.println(image.rows()));
      return image;
    }

    @Override
    public void close() {
      ends.forEach(Runnable::run);
    }
  }

  int movedOk(String name) {
    try (Closer closer = new Closer()) {
      Mat image = closer.moving(Imgcodecs.imread(name));
      return image.rows();
    }
  }

  int readLaterBad(String name) {
    try (Closer closer = new Closer()) {
      Mat image = closer.reading(Imgcodecs.imread(name)); // want UnscopedTensor potential
      return image.rows();
    }
  }

  // ---- filters and models ----

  /** Headers of matrices that the filter or the model has. */
  int lentByFilterOk(KalmanFilter filter, SVM model) {
    Mat state = filter.predict();
    return state.rows() + model.getSupportVectors().rows();
  }

  void samplesBad(SVM model, String name, Mat labels) {
    Mat samples = Imgcodecs.imread(name); // want UnscopedTensor potential
    model.train(samples, 0, labels);
  }

  /** The data keeps them. */
  TrainData keptSamplesOk(String name, Mat labels) {
    Mat samples = Imgcodecs.imread(name);
    return TrainData.create(samples, 0, labels);
  }

  /** A camera is released by another method than a {@code close}. */
  private static final class CameraBad {
    private final Mat frame = new Mat();
    private final VideoCapture camera = new VideoCapture(0); // want OwnerNotCloseable definite

    int read() {
      camera.read(frame);
      return frame.rows();
    }

    void release() {
      frame.release();
    }
  }

  int cameraOk() {
    CameraBad camera = new CameraBad();
    int rows = camera.read();
    camera.release();
    return rows;
  }

  private Mat latest = new Mat();

  /** What holds nothing need not be kept. */
  private void keepUnlessEmpty(Mat image) {
    if (image == null || image.cols() == 0 || image.rows() == 0) {
      return;
    }
    latest.release();
    latest = image;
  }

  void keptUnlessEmptyOk(String name) {
    Mat image = Imgcodecs.imread(name);
    keepUnlessEmpty(image);
  }

  void release() {
    latest.release();
  }
}
