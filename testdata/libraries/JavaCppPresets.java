// jars: javacpp-presets
import static org.bytedeco.javacpp.avcodec.avcodec_alloc_context3;
import static org.bytedeco.javacpp.avcodec.avcodec_free_context;
import static org.bytedeco.javacpp.opencv_core.*;
import static org.bytedeco.javacpp.opencv_imgcodecs.imread;
import static org.bytedeco.javacpp.opencv_imgcodecs.imwrite;
import static org.bytedeco.javacpp.opencv_imgproc.COLOR_BGR2GRAY;
import static org.bytedeco.javacpp.opencv_imgproc.GaussianBlur;
import static org.bytedeco.javacpp.opencv_imgproc.cvtColor;

import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.avcodec;
import org.bytedeco.javacpp.avcodec.AVCodecContext;
import org.bytedeco.javacpp.indexer.UByteIndexer;
import org.bytedeco.javacpp.opencv_core;
import org.bytedeco.javacpp.opencv_dnn.Net;
import org.bytedeco.javacpp.opencv_imgcodecs;
import org.bytedeco.javacpp.opencv_videoio;
import org.bytedeco.javacpp.opencv_videoio.VideoCapture;

/** JavaCPP's presets before 1.5: one class for each module, whose types are its members. */
final class JavaCppPresets {

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

  void grayInLoopBad(List<Mat> images) {
    for (Mat image : images) {
      Mat gray = new Mat(); // want UnscopedTensor definite
      cvtColor(image, gray, COLOR_BGR2GRAY);
      imwrite("gray.png", gray);
    }
  }

  void grayInLoopOk(List<Mat> images) {
    for (Mat image : images) {
      try (Mat gray = new Mat()) {
        cvtColor(image, gray, COLOR_BGR2GRAY);
        imwrite("gray.png", gray);
      }
    }
  }

  void byItsClassBad(List<opencv_core.Mat> images) {
    for (opencv_core.Mat image : images) {
      opencv_core.Mat copy = image.clone(); // want UnscopedTensor definite
      GaussianBlur(copy, copy, new opencv_core.Size(3, 3), 0);
    }
  }

  void headerOk(List<Mat> images, List<Rect> areas) {
    for (Mat image : images) {
      for (Rect area : areas) {
        System.out.println(image.apply(area).rows() + new Mat(image, area).cols());
      }
    }
  }

  void readAfterCloseBad(String file) {
    Mat image = imread(file);
    image.close();
    System.out.println(image.rows()); // want UseAfterDispose definite
  }

  void closedTwiceOk(String file) {
    Mat image = imread(file);
    image.close();
    image.close();
  }

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

  byte dataAfterCloseBad(String file) {
    Mat image = imread(file);
    BytePointer data = image.data();
    image.close();
    return data.get(0); // want ViewOutlivesOwner definite
  }

  byte dataOk(String file) {
    try (Mat image = imread(file)) {
      return image.data().get(0);
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

  // ---- the C interface ----

  void cImageBad(List<IplImage> images) {
    for (IplImage image : images) {
      IplImage gray = cvCreateImage(cvGetSize(image), 8, 1); // want UnscopedTensor definite
      cvSetZero(gray);
    }
  }

  void loadedBad(List<String> files) {
    for (String file : files) {
      IplImage image = opencv_imgcodecs.cvLoadImage(file); // want UnscopedTensor definite
      System.out.println(image.width());
    }
  }

  void loadedOk(List<String> files) {
    for (String file : files) {
      IplImage image = opencv_imgcodecs.cvLoadImage(file);
      System.out.println(image.width());
      cvReleaseImage(image);
    }
  }

  void cImageOk(List<IplImage> images) {
    for (IplImage image : images) {
      IplImage gray = cvCreateImage(cvGetSize(image), 8, 1);
      cvSetZero(gray);
      cvReleaseImage(gray);
    }
  }

  void createdBad(int frames) {
    for (int i = 0; i < frames; i++) {
      IplImage image = IplImage.create(640, 480, 8, 3); // want UnscopedTensor definite
      cvSetZero(image);
    }
  }

  void createdOk(int frames) {
    for (int i = 0; i < frames; i++) {
      try (IplImage image = IplImage.create(640, 480, 8, 3)) {
        cvSetZero(image);
      }
    }
  }

  // ---- cameras and networks ----

  boolean cameraBad() {
    VideoCapture camera = new VideoCapture(0); // want UnclosedResource definite
    return camera.grab();
  }

  boolean cameraOk() {
    VideoCapture camera = new opencv_videoio.VideoCapture(0);
    try {
      return camera.grab();
    } finally {
      camera.release();
    }
  }

  void outputBad(Net net, List<Mat> blobs) {
    for (Mat blob : blobs) {
      net.setInput(blob);
      Mat output = net.forward(); // want UnscopedTensor definite
      System.out.println(output.rows());
    }
  }

  void outputOk(Net net, List<Mat> blobs) {
    for (Mat blob : blobs) {
      net.setInput(blob);
      try (Mat output = net.forward()) {
        System.out.println(output.rows());
      }
    }
  }

  // ---- FFmpeg ----

  int codecBad() {
    AVCodecContext codec = avcodec_alloc_context3(null); // want UnclosedResource definite
    return codec.width();
  }

  int codecOk() {
    AVCodecContext codec = avcodec_alloc_context3(null);
    try {
      return codec.width();
    } finally {
      avcodec_free_context(codec);
    }
  }

  int packetBad() {
    avcodec.AVPacket packet = avcodec.av_packet_alloc();
    avcodec.av_packet_free(packet);
    return packet.size(); // want UseAfterDispose definite
  }
}
