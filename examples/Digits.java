// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.image.Channels;
import dev.tensorlint.runtime.image.Images;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Conv2d;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitCallback;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Flatten;
import dev.tensorlint.runtime.nn.MaxPool2d;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.SoftmaxCrossEntropy;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;

/**
 * Draws digits, each shifted, turned, of another size and with noise; trains a small network to read
 * them; and says how many it reads right of those that it has not seen. Writes some of the digits
 * to {@code digits.png} and the loss to {@code digits-loss.svg}.
 *
 * <p>With an argument {@code --short} it takes few examples and one epoch.
 */
public final class Digits {

  private static final int SIZE = 20;
  private static final int CLASSES = 10;

  /** The lines of each digit, through points on a field of 4 by 6. */
  private static final int[][][] STROKES = {
    {{1, 0, 3, 0, 4, 1, 4, 5, 3, 6, 1, 6, 0, 5, 0, 1, 1, 0}},
    {{1, 1, 2, 0, 2, 6}},
    {{0, 1, 1, 0, 3, 0, 4, 1, 4, 2, 0, 6, 4, 6}},
    {{0, 0, 4, 0, 2, 2, 4, 4, 3, 6, 1, 6, 0, 5}},
    {{3, 6, 3, 0, 0, 4, 4, 4}},
    {{4, 0, 0, 0, 0, 3, 3, 3, 4, 4, 3, 6, 0, 6}},
    {{3, 0, 1, 1, 0, 4, 1, 6, 3, 6, 4, 5, 3, 3, 0, 4}},
    {{0, 0, 4, 0, 1, 6}},
    {{2, 3, 0, 2, 1, 0, 3, 0, 4, 2, 0, 4, 1, 6, 3, 6, 4, 4, 2, 3}},
    {{4, 2, 1, 3, 0, 1, 1, 0, 3, 0, 4, 2, 3, 5, 1, 6}},
  };

  private Digits() {}

  public static void main(String[] arguments) throws IOException {
    boolean isShort = arguments.length > 0 && arguments[0].equals("--short");
    System.setProperty("java.awt.headless", "true");
    List<Float> losses = new ArrayList<>();
    try (TensorScope scope = TensorScope.open();
        Sequential model = model()) {
      Examples train = Examples.draw(isShort ? 200 : 4000, 1);
      Examples test = Examples.draw(isShort ? 50 : 1000, 2);
      BufferedImage some = Images.image(sheet(test.images()));
      ImageIO.write(some, "png", new File("digits.png"));
      model.compile(new SoftmaxCrossEntropy(), new Adam(0.003f));
      FitOptions options =
          FitOptions.epochs(isShort ? 1 : 6)
              .batchSize(50)
              .shuffled(3)
              .showProgress()
              .callback(collecting(losses));
      long start = System.nanoTime();
      model.fit(train.images(), train.labels(), options);
      System.out.printf(
          Locale.ROOT,
          "trained on %d digits in %.1f s%naccuracy %.1f %% of %d digits that it has not seen%n",
          train.count(),
          (System.nanoTime() - start) / 1e9,
          100 * accuracy(model, test),
          test.count());
    }
    Files.writeString(Path.of("digits-loss.svg"), lossChart(losses));
    System.out.println("wrote digits.png and digits-loss.svg");
    System.out.println(TensorRuntime.memory().handles() + " handles left");
  }

  private static Sequential model() {
    return Sequential.withInputs(
        Shape.of(SIZE, SIZE, 1),
        new Conv2d(8, 3, Activation.RELU).withPadding(Padding.SAME),
        new MaxPool2d(2),
        new Conv2d(16, 3, Activation.RELU).withPadding(Padding.SAME),
        new MaxPool2d(2),
        new Flatten(),
        new Dense(CLASSES));
  }

  private static float accuracy(Model model, Examples test) {
    return TensorScope.tidy(
            () -> {
              Tensor read = model.predict(test.images()).argMax(1);
              return read.eq(test.labels()).cast(dev.tensorlint.runtime.DType.FLOAT32).mean();
            })
        .item();
  }

  private static FitCallback collecting(List<Float> losses) {
    return new FitCallback() {
      @Override
      public void afterBatch(Batch batch) {
        losses.add(batch.loss());
      }
    };
  }

  /** Returns the first images in four rows of ten. */
  private static Tensor sheet(Tensor images) {
    return TensorScope.tidy(
        () ->
            images
                .slice(0, 40)
                .reshape(4, 10, SIZE, SIZE)
                .permute(0, 2, 1, 3)
                .reshape(4 * SIZE, 10 * SIZE));
  }

  /**
   * Pictures and what they show.
   *
   * @param images {@code [count, SIZE, SIZE, 1]}
   * @param labels {@code int32 [count]}
   */
  private record Examples(Tensor images, Tensor labels, int count) {

    static Examples draw(int count, long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] labels = new int[count];
      float[] pixels = new float[count * SIZE * SIZE];
      for (int i = 0; i < count; i++) {
        labels[i] = random.nextInt(CLASSES);
        try (Tensor digit = Images.tensor(picture(labels[i], random), Channels.GREY)) {
          System.arraycopy(digit.toFloatArray(), 0, pixels, i * SIZE * SIZE, SIZE * SIZE);
        }
      }
      for (int i = 0; i < pixels.length; i++) {
        pixels[i] += 0.5f * (float) (random.nextDouble() - 0.5);
      }
      return new Examples(
          Tensor.of(pixels, Shape.of(count, SIZE, SIZE, 1)),
          Tensor.of(labels, Shape.of(count)),
          count);
    }
  }

  private static BufferedImage picture(int digit, SplittableRandom random) {
    BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    AffineTransform place = new AffineTransform();
    place.translate(SIZE / 2.0 + between(random, -2, 2), SIZE / 2.0 + between(random, -2, 2));
    place.rotate(between(random, -0.3, 0.3));
    place.shear(between(random, -0.2, 0.2), 0);
    place.scale(between(random, 1.5, 2.4), between(random, 1.5, 2.4));
    place.translate(-2, -3);
    graphics.setColor(Color.WHITE);
    graphics.setStroke(
        new BasicStroke(
            (float) between(random, 1, 2.4), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int[] points : STROKES[digit]) {
      graphics.draw(place.createTransformedShape(path(points)));
    }
    graphics.dispose();
    return image;
  }

  private static Path2D path(int... points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    return path;
  }

  private static double between(SplittableRandom random, double from, double to) {
    return from + (to - from) * random.nextDouble();
  }

  /** Returns a picture of the losses: each batch a point, and the mean of ten as a line. */
  private static String lossChart(List<Float> losses) {
    double highest = losses.stream().mapToDouble(loss -> loss).max().orElse(1);
    StringBuilder points = new StringBuilder();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < losses.size(); i++) {
      double x = 50 + 530.0 * i / Math.max(1, losses.size() - 1);
      points.append(circle(x, y(losses.get(i), highest)));
      double mean =
          losses.subList(Math.max(0, i - 9), i + 1).stream()
              .mapToDouble(loss -> loss)
              .average()
              .orElseThrow();
      line.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y(mean, highest)));
    }
    StringBuilder axis = new StringBuilder();
    for (int i = 0; i <= 4; i++) {
      double y = y(highest * i / 4, highest);
      axis.append(
          String.format(
              Locale.ROOT,
              "<line x1='50' x2='580' y1='%1$.1f' y2='%1$.1f' stroke='#ddd'/>"
                  + "<text x='44' y='%2$.1f' text-anchor='end'>%3$.2f</text>%n",
              y,
              y + 4,
              highest * i / 4));
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 300'"
        + " font-family='sans-serif' font-size='11'>\n<rect width='600' height='300' fill='#fff'/>\n"
        + axis
        + "<text x='315' y='294' text-anchor='middle'>batches, 1 to "
        + losses.size()
        + "</text>\n<text x='50' y='14'>loss</text>\n<g fill='#9cc5d6'>"
        + points
        + "</g>\n<polyline fill='none' stroke='#0a6480' stroke-width='2' points='"
        + line
        + "'/>\n</svg>\n";
  }

  private static String circle(double x, double y) {
    return String.format(Locale.ROOT, "<circle cx='%.1f' cy='%.1f' r='1.6'/>", x, y);
  }

  private static double y(double loss, double highest) {
    return 275 - 250 * loss / highest;
  }
}
