import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;
import org.opencv.videoio.VideoCapture;

/** Objects that hold an image in a field: the collector ends both, when it finds them. */
final class OpenCvObjects {

  private final Background background = new Background();
  private Latest latest = new Latest(new Mat());

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
  private static final class Background {
    private final Mat image = new Mat();

    void add(Mat frame) {
      Imgproc.accumulate(frame, image);
    }
  }

  /** Each one takes the place of the one before, whose image is released. */
  private static final class Latest {
    private final Mat image;

    Latest(Mat image) {
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
      background.add(frame);
      latest.image.release();
      latest = new Latest(frame.clone());
    }
    frame.release();
    return sum;
  }
}
