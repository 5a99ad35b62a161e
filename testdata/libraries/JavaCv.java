import static org.bytedeco.opencv.global.opencv_core.cvCreateImage;
import static org.bytedeco.opencv.global.opencv_core.cvReleaseImage;
import static org.bytedeco.opencv.global.opencv_core.cvReleaseImageHeader;
import static org.bytedeco.opencv.global.opencv_imgproc.resize;

import java.awt.image.BufferedImage;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.bytedeco.javacv.FFmpegFrameRecorder;
import org.bytedeco.javacv.Frame;
import org.bytedeco.javacv.FrameGrabber;
import org.bytedeco.javacv.FrameRecorder;
import org.bytedeco.javacv.Java2DFrameConverter;
import org.bytedeco.javacv.Java2DFrameUtils;
import org.bytedeco.javacv.OpenCVFrameConverter;
import org.bytedeco.javacv.OpenCVFrameGrabber;
import org.bytedeco.opencv.opencv_core.IplImage;
import org.bytedeco.opencv.opencv_core.Mat;
import org.bytedeco.opencv.opencv_core.Size;

/** Cameras and videos by JavaCV. */
final class JavaCv {

  // ---- grabbers ----

  int grabberBad(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file); // want UnclosedResource definite
    grabber.start();
    return grabber.getImageWidth();
  }

  int grabberOk(String file) throws FrameGrabber.Exception {
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file)) {
      grabber.start();
      return grabber.getImageWidth();
    }
  }

  String notStartedOk(String file) {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file);
    return grabber.getFormat();
  }

  void startedTwiceOk(int device) throws FrameGrabber.Exception {
    OpenCVFrameGrabber grabber = new OpenCVFrameGrabber(device);
    grabber.start();
    grabber.stop();
    grabber.start();
    System.out.println(grabber.getImageWidth());
    grabber.close();
  }

  void startedAgainBad(int device) throws FrameGrabber.Exception {
    OpenCVFrameGrabber grabber = new OpenCVFrameGrabber(device); // want UnclosedResource definite
    grabber.start();
    grabber.stop();
    grabber.start();
    System.out.println(grabber.getImageWidth());
  }

  int stoppedOnOnePathBad(File file, int least) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file); // want UnclosedResource definite
    grabber.start();
    if (grabber.getLengthInFrames() < least) {
      return 0;
    }
    int width = grabber.getImageWidth();
    grabber.stop();
    return width;
  }

  long grabFailsBad(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file); // want LeakOnException definite
    grabber.start();
    Frame frame = grabber.grabImage();
    long time = frame.timestamp;
    grabber.stop();
    return time;
  }

  long grabFailsOk(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file);
    grabber.start();
    try {
      Frame frame = grabber.grabImage();
      return frame.timestamp;
    } finally {
      grabber.stop();
    }
  }

  void grabbedAfterStopBad(FrameGrabber grabber) throws FrameGrabber.Exception {
    grabber.start();
    grabber.stop();
    System.out.println(grabber.grab()); // want UseAfterDispose definite
  }

  void defaultGrabberBad(int device) throws FrameGrabber.Exception {
    FrameGrabber grabber = FrameGrabber.createDefault(device); // want UnclosedResource definite
    grabber.start();
    System.out.println(grabber.getFrameRate());
  }

  void setAfterStopOk(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file);
    grabber.start();
    grabber.stop();
    grabber.setFormat("mp4");
    System.out.println(grabber.getFormat());
  }

  private FFmpegFrameGrabber openedOk(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file);
    grabber.start();
    return grabber;
  }

  void ofHelperBad(String file) throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = openedOk(file); // want UnclosedResource definite
    System.out.println(grabber.getAudioChannels());
  }

  // ---- frames: the grabber's, copies, and those of an image ----

  int loopOk(String file) throws FrameGrabber.Exception {
    int count = 0;
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(file)) {
      grabber.start();
      Frame frame;
      while ((frame = grabber.grab()) != null) {
        count += frame.imageWidth;
      }
    }
    return count;
  }

  /** The close of a grabber's frame does nothing. */
  int closedFrameOk(FrameGrabber grabber) throws FrameGrabber.Exception {
    try (Frame frame = grabber.grab()) {
      return frame.imageWidth;
    }
  }

  byte frameAfterStopBad(FFmpegFrameGrabber grabber) throws FrameGrabber.Exception {
    Frame frame = grabber.grabImage();
    grabber.stop();
    org.bytedeco.javacpp.indexer.UByteIndexer pixels = frame.createIndexer(); // want ViewOutlivesOwner potential
    return (byte) pixels.get(0);
  }

  void copyPerFrameBad(FrameGrabber grabber, FrameRecorder recorder) throws Exception {
    Frame frame;
    while ((frame = grabber.grab()) != null) {
      Frame copy = frame.clone(); // want UnscopedTensor definite
      recorder.record(copy);
    }
  }

  void copyPerFrameOk(FrameGrabber grabber, FrameRecorder recorder) throws Exception {
    Frame frame;
    while ((frame = grabber.grab()) != null) {
      try (Frame copy = frame.clone()) {
        recorder.record(copy);
      }
    }
  }

  /** The close of other frames does nothing. */
  void copyClosedByHelperOk(FrameGrabber grabber) throws Exception {
    Frame frame;
    while ((frame = grabber.grab()) != null) {
      Frame copy = frame.clone();
      closed(copy);
    }
  }

  private static void closed(Frame frame) {
    System.out.println(frame.imageWidth);
    frame.close();
  }

  void copyClosedByTaskOk(FrameGrabber grabber, ExecutorService workers) throws Exception {
    Frame frame;
    while ((frame = grabber.grab()) != null) {
      Frame copy = frame.clone();
      workers.execute(() -> closed(copy));
    }
  }

  void copyAfterCloseBad(FrameGrabber grabber, FrameRecorder recorder) throws Exception {
    Frame copy = grabber.grab().clone();
    copy.close();
    recorder.record(copy); // want UseAfterDispose definite
  }

  List<Frame> copiesKeptOk(FrameGrabber grabber) throws FrameGrabber.Exception {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      frames.add(grabber.grab().clone());
    }
    return frames;
  }

  void frameOfImageBad(OpenCVFrameConverter.ToMat converter, Mat image, FrameRecorder recorder) throws Exception {
    Frame frame = converter.convert(image);
    image.close();
    recorder.record(frame); // want ViewOutlivesOwner definite
  }

  void frameOfImageOk(OpenCVFrameConverter.ToMat converter, Mat image, FrameRecorder recorder) throws Exception {
    Frame frame = converter.convert(image);
    recorder.record(frame);
    image.close();
  }

  void imageOfFrameOk(FrameGrabber grabber) throws FrameGrabber.Exception {
    OpenCVFrameConverter.ToMat converter = new OpenCVFrameConverter.ToMat();
    Mat image = converter.convert(grabber.grab());
    System.out.println(image.rows());
  }

  int shownOk(FrameGrabber grabber) throws FrameGrabber.Exception {
    Java2DFrameConverter converter = new Java2DFrameConverter();
    return converter.convert(grabber.grab()).getWidth();
  }

  // ---- recorders ----

  void recorderBad(String file, Frame frame) throws FrameRecorder.Exception {
    FFmpegFrameRecorder recorder = new FFmpegFrameRecorder(file, 640, 480); // want UnclosedResource definite
    recorder.setFormat("mp4");
    recorder.start();
    recorder.record(frame);
  }

  void recorderOk(String file, Frame frame) throws FrameRecorder.Exception {
    FFmpegFrameRecorder recorder = new FFmpegFrameRecorder(file, 640, 480);
    recorder.setFormat("mp4");
    recorder.start();
    try {
      recorder.record(frame);
    } finally {
      recorder.close();
    }
  }

  void recordFailsBad(String file, Frame frame) throws FrameRecorder.Exception {
    FFmpegFrameRecorder recorder = new FFmpegFrameRecorder(file, 640, 480); // want LeakOnException definite
    recorder.start();
    recorder.record(frame);
    recorder.stop();
  }

  void recordedAfterStopBad(FrameRecorder recorder, Frame frame) throws FrameRecorder.Exception {
    recorder.stop();
    recorder.record(frame); // want UseAfterDispose definite
  }

  void stoppedAndReleasedOk(FrameRecorder recorder) throws FrameRecorder.Exception {
    recorder.stop();
    recorder.release();
  }

  private static void grabbed(FFmpegFrameGrabber grabber) throws FrameGrabber.Exception {
    grabber.start();
    try {
      grabber.grabFrame();
    } finally {
      grabber.stop();
    }
  }

  void startedAndStoppedByHelperOk() throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber("video.mp4");
    grabbed(grabber);
  }

  private static void started(FFmpegFrameGrabber grabber) throws FrameGrabber.Exception {
    grabber.start();
  }

  void startedByHelperBad() throws FrameGrabber.Exception {
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber("video.mp4"); // want UnclosedResource definite
    started(grabber);
  }

  // ---- classes of one's own ----

  /** The constructor of the superclass makes no second frame. */
  static final class SquareOk extends Frame {
    SquareOk(int size) {
      this(size, 3);
    }

    SquareOk(int size, int channels) {
      super(size, size, Frame.DEPTH_UBYTE, channels);
    }
  }

  // ---- frames and the images that they lie in ----

  private final OpenCVFrameConverter.ToMat toMat = new OpenCVFrameConverter.ToMat();
  private final OpenCVFrameConverter.ToIplImage toImage = new OpenCVFrameConverter.ToIplImage();

  /** The image that is returned lies in the memory of the matrix. */
  IplImage convertedOk(IplImage image) {
    Mat doubled = new Mat();
    resize(toMat.convertToMat(toImage.convert(image)), doubled, new Size(0, 0), 2, 2, 1);
    return toMat.convertToIplImage(toImage.convert(doubled));
  }

  void convertedAndLostBad(List<IplImage> images) {
    for (IplImage image : images) {
      Mat doubled = new Mat(); // want UnscopedTensor definite
      resize(toMat.convertToMat(toImage.convert(image)), doubled, new Size(0, 0), 2, 2, 1);
      System.out.println(doubled.rows());
    }
  }

  // ---- images of the C interface ----

  int imageOk(IplImage image) {
    IplImage gray = cvCreateImage(image.cvSize(), 8, 1);
    int width = gray.width();
    cvReleaseImage(gray);
    cvReleaseImageHeader(gray);
    return width;
  }

  int collectedImageOk(IplImage image) {
    IplImage gray = IplImage.create(image.cvSize(), 8, 1);
    int width = gray.width();
    gray.release();
    return width;
  }

  int imageBad(IplImage image) {
    IplImage gray = cvCreateImage(image.cvSize(), 8, 1); // want UnscopedTensor definite
    return gray.width();
  }

  // ---- started in a field ----

  static final class NeverStopped {
    private FFmpegFrameGrabber grabber; // want OwnerNotCloseable potential

    void open(String file) throws FrameGrabber.Exception {
      grabber = new FFmpegFrameGrabber(file);
      grabber.start();
    }

    int width() {
      return grabber.getImageWidth();
    }
  }

  static final class StartedLater {
    private final FFmpegFrameRecorder recorder; // want OwnerNotCloseable potential

    StartedLater(String file) {
      recorder = new FFmpegFrameRecorder(file, 1);
    }

    void start() throws FrameRecorder.Exception {
      recorder.start();
    }
  }

  int copiedImageBad(BufferedImage picture) {
    Mat image = Java2DFrameUtils.toMat(picture); // want UnscopedTensor potential
    return image.rows();
  }

  int copiedImageOk(BufferedImage picture) {
    try (Mat image = Java2DFrameUtils.toMat(picture)) {
      return image.rows();
    }
  }

  static final class NeverStarted {
    private final FFmpegFrameGrabber grabber;

    NeverStarted(String file) {
      grabber = new FFmpegFrameGrabber(file);
    }

    String format() {
      return grabber.getFormat();
    }
  }

  static final class Stopped implements AutoCloseable {
    private FFmpegFrameGrabber grabber;

    void open(String file) throws FrameGrabber.Exception {
      grabber = new FFmpegFrameGrabber(file);
      grabber.start();
    }

    @Override
    public void close() throws FrameGrabber.Exception {
      grabber.stop();
    }
  }
}
