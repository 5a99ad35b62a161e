import static org.bytedeco.opencv.global.opencv_calib3d.Rodrigues;
import static org.bytedeco.opencv.global.opencv_calib3d.solvePnP;
import static org.bytedeco.opencv.global.opencv_core.CV_32F;
import static org.bytedeco.opencv.global.opencv_core.CV_8UC1;
import static org.bytedeco.opencv.global.opencv_core.CV_8UC3;
import static org.bytedeco.opencv.global.opencv_core.cvCloneImage;
import static org.bytedeco.opencv.global.opencv_core.cvReleaseImage;
import static org.bytedeco.opencv.global.opencv_core.inRange;
import static org.bytedeco.opencv.global.opencv_core.meanStdDev;
import static org.bytedeco.opencv.global.opencv_core.minMaxLoc;
import static org.bytedeco.opencv.global.opencv_core.noArray;
import static org.bytedeco.opencv.global.opencv_core.split;
import static org.bytedeco.opencv.global.opencv_imgcodecs.cvLoadImage;
import static org.bytedeco.opencv.global.opencv_imgcodecs.imencode;
import static org.bytedeco.opencv.global.opencv_imgcodecs.imread;
import static org.bytedeco.opencv.global.opencv_imgcodecs.imwrite;
import static org.bytedeco.opencv.global.opencv_imgproc.CHAIN_APPROX_SIMPLE;
import static org.bytedeco.opencv.global.opencv_imgproc.RETR_LIST;
import static org.bytedeco.opencv.global.opencv_imgproc.findContours;

import java.nio.FloatBuffer;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.DoublePointer;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.javacpp.indexer.DoubleIndexer;
import org.bytedeco.javacpp.indexer.UByteIndexer;
import org.bytedeco.opencv.opencv_core.IplImage;
import org.bytedeco.opencv.opencv_core.Mat;
import org.bytedeco.opencv.opencv_core.MatVector;
import org.bytedeco.opencv.opencv_core.MatVectorVector;
import org.bytedeco.opencv.opencv_core.PCA;
import org.bytedeco.opencv.opencv_core.Rect;
import org.bytedeco.opencv.opencv_core.Scalar;
import org.bytedeco.opencv.opencv_core.Size;
import org.bytedeco.opencv.opencv_core.StringVector;
import org.bytedeco.opencv.opencv_dnn.Net;
import org.bytedeco.opencv.opencv_video.KalmanFilter;
import org.bytedeco.opencv.opencv_videoio.VideoCapture;
import org.bytedeco.opencv.opencv_videoio.VideoWriter;

/** JavaCPP and its OpenCV: memory that the garbage collector frees as well, but late. */
final class JavaCpp {

  // ---- images ----

  void frameInLoopBad(List<String> files) {
    for (String file : files) {
      Mat image = imread(file); // want UnscopedTensor definite
      System.out.println(image.rows());
    }
  }

  void frameInLoopOk(List<String> files) {
    for (String file : files) {
      try (Mat image = imread(file)) {
        System.out.println(image.rows());
      }
    }
  }

  void onceBad(String file) {
    Mat image = imread(file); // want UnscopedTensor potential
    System.out.println(image.rows());
  }

  void dataReleasedOk(List<String> files) {
    for (String file : files) {
      Mat image = imread(file);
      System.out.println(image.rows());
      image.release();
    }
  }

  void intermediateInLoopBad(List<Mat> images) {
    for (Mat image : images) {
      try (Mat part = image.rowRange(0, 2)) {
        System.out.println(part.clone().rows()); // want DiscardedTensor definite
      }
    }
  }

  void intermediateInLoopOk(List<Mat> images) {
    for (Mat image : images) {
      try (Mat part = image.rowRange(0, 2);
          Mat copy = part.clone()) {
        System.out.println(copy.rows());
      }
    }
  }

  void calledFromLoop(List<String> files) {
    for (String file : files) {
      stepBad(file);
      stepOk(file);
    }
  }

  private void stepBad(String file) {
    Mat image = imread(file); // want UnscopedTensor definite
    System.out.println(image.cols());
  }

  private void stepOk(String file) {
    try (Mat image = imread(file)) {
      System.out.println(image.cols());
    }
  }

  void readAfterCloseBad(String file) {
    Mat image = imread(file);
    image.close();
    System.out.println(image.rows()); // want UseAfterDispose definite
  }

  void writtenAfterCloseBad(String file) {
    Mat image = imread(file);
    image.deallocate();
    imwrite("copy.png", image); // want UseAfterDispose definite
  }

  void closedTwiceOk(String file) {
    Mat image = imread(file);
    image.close();
    image.close();
  }

  void droppedResultBad(String file) {
    System.out.println(loadedOk(file).isNull()); // want DiscardedTensor potential
  }

  Mat loadedOk(String file) {
    return imread(file);
  }

  void fluentOk(Mat image) {
    Mat same = image.put(image);
    System.out.println(same.rows());
  }

  /** What an exception leaves open is left to the garbage collector. */
  void openAfterExceptionOk(String file) {
    Mat image = imread(file);
    if (image.rows() == 0) {
      throw new IllegalArgumentException(file);
    }
    image.close();
  }

  /** Headers and a few numbers are left to the garbage collector. */
  void littleOk(List<Mat> images, List<Rect> areas) {
    for (Mat image : images) {
      for (Rect area : areas) {
        System.out.println(image.apply(area).rows() + new Mat(image, area).cols());
      }
      DoublePointer least = new DoublePointer(1);
      DoublePointer most = new DoublePointer(1);
      minMaxLoc(image, least, most, null, null, null);
      IntPointer channels = new IntPointer(0, 1, 2);
      inRange(image, new Mat(new Scalar(0)), new Mat(new Scalar(9)), image);
      System.out.println(least.get() + most.get() + channels.get(0));
    }
  }

  void meanOk(List<Mat> images) {
    for (Mat image : images) {
      Mat mean = new Mat();
      Mat deviation = new Mat();
      meanStdDev(image, mean, deviation);
      System.out.println(mean.rows() + deviation.rows());
    }
  }

  void filledOnceUsedBad(List<Mat> images) {
    for (Mat image : images) {
      Mat copy = new Mat(); // want UnscopedTensor definite
      image.copyTo(copy);
      System.out.println(copy.rows());
    }
  }

  void canvasBad(int frames) {
    for (int i = 0; i < frames; i++) {
      Mat canvas = new Mat(480, 640, CV_8UC3); // want UnscopedTensor definite
      System.out.println(canvas.rows());
    }
  }

  /** Small structures are never followed. */
  void structuresOk(Mat image, List<Rect> areas) {
    for (Rect area : areas) {
      System.out.println(new Size(area.width(), area.height()).area());
    }
  }

  // ---- views ----

  void indexerAfterCloseBad(String file) {
    Mat image = imread(file);
    UByteIndexer indexer = image.createIndexer();
    image.close();
    System.out.println(indexer.get(0, 0)); // want ViewOutlivesOwner definite
  }

  void indexerOk(String file) {
    try (Mat image = imread(file)) {
      UByteIndexer indexer = image.createIndexer();
      System.out.println(indexer.get(0, 0));
    }
  }

  double indexerReleasedOk(Mat image) {
    DoubleIndexer indexer = image.createIndexer();
    double first = indexer.get(0);
    indexer.release();
    return first;
  }

  double indexerClosedOk(Mat image) {
    try (DoubleIndexer indexer = image.createIndexer()) {
      return indexer.get(0);
    }
  }

  void encodedBad(List<Mat> images) {
    for (Mat image : images) {
      BytePointer bytes = new BytePointer(); // want UnscopedTensor definite
      imencode(".png", image, bytes);
      System.out.println(bytes.getStringBytes().length);
    }
  }

  void encodedOk(List<Mat> images) {
    for (Mat image : images) {
      try (BytePointer bytes = new BytePointer()) {
        imencode(".png", image, bytes);
        System.out.println(bytes.getStringBytes().length);
      }
    }
  }

  byte dataAfterCloseBad(String file) {
    Mat image = imread(file);
    BytePointer data = image.data();
    image.close();
    return data.get(0); // want ViewOutlivesOwner definite
  }

  void elementOfVectorOk(MatVector images) {
    for (long i = 0; i < images.size(); i++) {
      System.out.println(images.get(i).rows());
    }
  }

  /** What a vector lends has nothing to free: its release only forgets where it is. */
  void lentElementInTryOk(MatVector images) {
    for (long i = 0; i < images.size(); i++) {
      try (Mat image = images.get(i)) {
        System.out.println(image.rows());
      }
    }
  }

  void vectorInLoopBad(List<Mat[]> batches) {
    for (Mat[] batch : batches) {
      MatVector images = new MatVector(batch); // want UnclosedResource definite
      System.out.println(images.size());
    }
  }

  void vectorInLoopOk(List<Mat[]> batches) {
    for (Mat[] batch : batches) {
      try (MatVector images = new MatVector(batch)) {
        System.out.println(images.size());
      }
    }
  }

  void outputsInLoopBad(Net net, StringVector names, List<Mat> blobs) {
    for (Mat blob : blobs) {
      net.setInput(blob);
      MatVector outputs = new MatVector(names.size()); // want UnclosedResource definite
      net.forward(outputs, names);
      System.out.println(outputs.get(0).rows());
    }
  }

  void outputsInLoopOk(Net net, StringVector names, List<Mat> blobs) {
    for (Mat blob : blobs) {
      net.setInput(blob);
      try (MatVector outputs = new MatVector(names.size())) {
        net.forward(outputs, names);
        System.out.println(outputs.get(0).rows());
      }
    }
  }

  // ---- pointers: the library counts their bytes ----

  void arrayInLoopBad(List<float[]> rows) {
    for (float[] row : rows) {
      FloatPointer data = new FloatPointer(row); // want UnscopedTensor definite
      System.out.println(data.get(0));
    }
  }

  void arrayOnceOk(float[] row) {
    FloatPointer data = new FloatPointer(row);
    System.out.println(data.get(0));
  }

  /** No memory of its own: an address of null, or one that the subclass sets. */
  void addressOfOthersOk(List<Long> addresses) {
    for (long other : addresses) {
      BytePointer bytes =
          new BytePointer() {
            {
              address = other;
            }
          };
      System.out.println(bytes.get(0) + new FloatPointer().capacity());
    }
  }

  void readAfterDeallocateBad() {
    IntPointer numbers = new IntPointer(4);
    numbers.deallocate();
    System.out.println(numbers.get(0)); // want UseAfterDispose definite
  }

  void castOk() {
    try (BytePointer bytes = new BytePointer(16)) {
      IntPointer numbers = new IntPointer(bytes);
      System.out.println(numbers.get(0));
    }
  }

  int castAfterCloseBad() {
    BytePointer bytes = new BytePointer(16);
    IntPointer numbers = new IntPointer(bytes);
    bytes.close();
    return numbers.get(0); // want ViewOutlivesOwner definite
  }

  // ---- scopes ----

  void scopeInLoopOk(List<String> files) {
    for (String file : files) {
      try (PointerScope scope = new PointerScope()) {
        Mat image = imread(file);
        FloatPointer data = new FloatPointer(4);
        System.out.println(image.rows() + data.get(0));
      }
    }
  }

  Mat outOfScopeBad(String file) {
    try (PointerScope scope = new PointerScope()) {
      return imread(file); // want EscapesScope definite
    }
  }

  Mat retainedOk(String file) {
    try (PointerScope scope = new PointerScope()) {
      Mat image = imread(file);
      image.retainReference();
      return image;
    }
  }

  Mat detachedBad(String file) {
    try (PointerScope scope = new PointerScope()) {
      Mat image = imread(file);
      scope.detach(image);
      System.out.println(image.rows()); // want UseAfterDispose definite
      return image;
    }
  }

  void scopeNeverClosedBad(String file) {
    PointerScope scope = new PointerScope(); // want UnclosedResource definite
    Mat image = imread(file);
    System.out.println(image.rows());
  }

  // ---- video and networks ----

  void cameraBad(Mat frame) {
    VideoCapture camera = new VideoCapture(0); // want UnclosedResource definite
    System.out.println(camera.read(frame));
  }

  void cameraOk(Mat frame) {
    VideoCapture camera = new VideoCapture(0);
    System.out.println(camera.read(frame));
    camera.release();
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

  void recordingBad(VideoWriter unused, Mat frame) {
    VideoWriter file = new VideoWriter("out.avi", 0, 25, new Size(4, 4)); // want UnclosedResource definite
    file.write(frame);
  }

  void outputsInLoopBad(Net net, List<Mat> inputs) {
    for (Mat input : inputs) {
      net.setInput(input);
      Mat output = net.forward(); // want UnscopedTensor definite
      System.out.println(output.rows());
    }
  }

  void outputsInLoopOk(Net net, List<Mat> inputs) {
    for (Mat input : inputs) {
      net.setInput(input);
      try (Mat output = net.forward()) {
        System.out.println(output.rows());
      }
    }
  }

  // ---- a few numbers ----

  void posePerFrameOk(Mat board, List<Mat> frames, Mat camera, Mat lens) {
    for (Mat corners : frames) {
      Mat turn = new Mat();
      Mat shift = new Mat();
      solvePnP(board, corners, camera, lens, turn, shift);
      Mat rotation = new Mat();
      Rodrigues(turn, rotation);
      System.out.println(rotation.rows() + shift.rows());
    }
  }

  void contoursPerFrameOk(List<Mat> frames) {
    for (Mat frame : frames) {
      MatVector contours = new MatVector();
      findContours(frame, contours, RETR_LIST, CHAIN_APPROX_SIMPLE);
      System.out.println(contours.size());
    }
  }

  void channelsPerFrameBad(List<Mat> frames) {
    for (Mat frame : frames) {
      MatVector channels = new MatVector(); // want UnclosedResource definite
      split(frame, channels);
      System.out.println(channels.size());
    }
  }

  void framesKeptBad(List<Mat> frames) {
    for (Mat frame : frames) {
      MatVector pair = new MatVector(); // want UnclosedResource definite
      pair.push_back(frame);
      System.out.println(pair.size());
    }
  }

  // ---- matrices in the memory of a pointer ----

  Mat inMemoryOk(int rows, int columns, byte[] bytes) {
    return new Mat(rows, columns, CV_8UC1, new BytePointer(bytes));
  }

  void headerReleasedOk(FloatPointer numbers, Mat into) {
    Mat header = new Mat(new Size(2, 300), CV_32F, numbers);
    header.copyTo(into);
    header.close();
  }

  Mat contentReleasedOk(Mat frame) {
    Mat sum = new Mat();
    try (MatVector channels = new MatVector()) {
      split(frame, channels);
      for (long i = 0; i < channels.size(); i++) {
        try (Mat channel = channels.get(i)) {
          sum.push_back(channel);
        }
      }
    }
    return sum;
  }

  // ---- references: what an object has, it lends ----

  /** The network fills images for each of its outputs, and the vector of vectors holds them. */
  long outputsOk(MatVectorVector outputs) {
    long count = 0;
    for (long i = 0; i < outputs.size(); i++) {
      MatVector each = outputs.get(i);
      count += each.size();
    }
    return count;
  }

  long lastOk(List<MatVectorVector> all) {
    long sum = 0;
    for (MatVectorVector outputs : all) {
      sum += outputs.front().size() + outputs.back().size();
    }
    return sum;
  }

  long averageOk(List<PCA> all) {
    long sum = 0;
    for (PCA each : all) {
      sum += each.mean().total();
    }
    return sum;
  }

  void trackedOk(KalmanFilter filter, List<Mat> measured) {
    for (Mat point : measured) {
      Mat guess = filter.predict();
      Mat better = filter.correct(point);
      System.out.println(guess.rows() + better.rows() + filter.statePost().rows());
    }
  }

  void maskLeftOutOk(List<Mat> frames, Mat mean, Mat deviation) {
    for (Mat frame : frames) {
      meanStdDev(frame, mean, deviation, noArray());
    }
  }

  Mat lentAfterCloseBad(KalmanFilter filter) {
    try (MatVector parts = new MatVector()) {
      parts.push_back(filter.statePost());
      return parts.get(0); // want EscapesScope definite
    }
  }

  // ---- buffers of the JDK over memory of pointers ----

  float bufferAfterCloseBad(float[] row) {
    FloatPointer numbers = new FloatPointer(row);
    FloatBuffer buffer = numbers.asBuffer();
    numbers.close();
    return buffer.get(0); // want ViewOutlivesOwner definite
  }

  FloatBuffer returnedBufferBad(float[] row) {
    try (FloatPointer numbers = new FloatPointer(row)) {
      return numbers.asBuffer(); // want EscapesScope definite
    }
  }

  float bufferOk(float[] row) {
    try (FloatPointer numbers = new FloatPointer(row)) {
      FloatBuffer buffer = numbers.asBuffer();
      return buffer.get(0);
    }
  }

  // ---- images of the C interface that are read ----

  int loadedBad(List<String> files) {
    int width = 0;
    for (String file : files) {
      IplImage image = cvLoadImage(file); // want UnscopedTensor definite
      width += image.width();
    }
    return width;
  }

  void clonedBad(List<IplImage> images) {
    for (IplImage image : images) {
      IplImage copy = cvCloneImage(image); // want UnscopedTensor definite
      System.out.println(copy.width());
    }
  }

  int loadedOk(List<String> files) {
    int width = 0;
    for (String file : files) {
      IplImage image = cvLoadImage(file);
      if (image != null) {
        width += image.width();
        cvReleaseImage(image);
      }
    }
    return width;
  }
}
