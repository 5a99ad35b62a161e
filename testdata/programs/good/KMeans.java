// runs: clean
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.random.Generator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Clusters points: centres that are replaced in each round, distances as streams, a result. */
final class KMeans {
  private final int clusters;
  private final int rounds;

  private KMeans(int clusters, int rounds) {
    this.clusters = clusters;
    this.rounds = rounds;
  }

  static void run() {
    Generator random = new Generator(3);
    List<Tensor> points = new ArrayList<>();
    try {
      for (int i = 0; i < 6; i++) {
        points.add(random.uniform(0, 1, Shape.of(2)));
      }
      try (Clustering found = new KMeans(2, 4).cluster(points)) {
        System.out.println(found.sizes().length + " clusters, spread " + (found.spread() >= 0));
      }
    } finally {
      points.forEach(Tensor::close);
    }
  }

  private static final class Clustering implements AutoCloseable {
    private final Tensor[] centres;
    private final int[] assigned;
    private final float spread;

    Clustering(Tensor[] centres, int[] assigned, float spread) {
      this.centres = centres;
      this.assigned = assigned;
      this.spread = spread;
    }

    int[] sizes() {
      int[] sizes = new int[centres.length];
      Arrays.stream(assigned).forEach(cluster -> sizes[cluster]++);
      return sizes;
    }

    float spread() {
      return spread;
    }

    @Override
    public void close() {
      for (Tensor centre : centres) {
        centre.close();
      }
    }
  }

  private Clustering cluster(List<Tensor> points) {
    Tensor[] centres = new Tensor[clusters];
    for (int i = 0; i < clusters; i++) {
      centres[i] = points.get(i).clone();
    }
    int[] assigned = new int[points.size()];
    for (int round = 0; round < rounds; round++) {
      assign(points, centres, assigned);
      for (int i = 0; i < clusters; i++) {
        Tensor moved = centre(points, assigned, i);
        if (moved != null) {
          centres[i].close();
          centres[i] = moved;
        }
      }
    }
    return new Clustering(centres, assigned, spread(points, centres, assigned));
  }

  private static void assign(List<Tensor> points, Tensor[] centres, int[] assigned) {
    for (int p = 0; p < assigned.length; p++) {
      int best = 0;
      float least = Float.MAX_VALUE;
      for (int i = 0; i < centres.length; i++) {
        float distance = distance(points.get(p), centres[i]);
        if (distance < least) {
          least = distance;
          best = i;
        }
      }
      assigned[p] = best;
    }
  }

  /** Returns null for a cluster without points. */
  private static Tensor centre(List<Tensor> points, int[] assigned, int cluster) {
    int[] members =
        IntStream.range(0, assigned.length).filter(p -> assigned[p] == cluster).toArray();
    if (members.length == 0) {
      return null;
    }
    return TensorScope.tidy(
        () -> {
          Tensor sum = points.get(members[0]).clone();
          for (int i = 1; i < members.length; i++) {
            sum = sum.add(points.get(members[i]));
          }
          return sum.div(members.length);
        });
  }

  private static float spread(List<Tensor> points, Tensor[] centres, int[] assigned) {
    return (float)
        IntStream.range(0, assigned.length)
            .mapToDouble(p -> distance(points.get(p), centres[assigned[p]]))
            .sum();
  }

  private static float distance(Tensor one, Tensor other) {
    try (TensorScope scope = TensorScope.open()) {
      return one.sub(other).square().sum().item();
    }
  }
}
