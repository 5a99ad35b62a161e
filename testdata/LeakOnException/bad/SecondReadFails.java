// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The fields can be set again, and are null until the constructor sets them. */
final class SecondReadFails {
	static void run() throws IOException {
		Path words = Files.createTempFile("words", ".txt");
		try (Vocabulary vocabulary = new Vocabulary(words, Path.of("missing"))) {
			System.out.println(vocabulary.count());
		} catch (IOException e) {
			System.out.println("no words");
		} finally {
			Files.delete(words);
		}
	}

	private static final class Vocabulary implements AutoCloseable {
		private Tensor ids;
		private Tensor mask;
		private int words;

		Vocabulary(Path first, Path second) throws IOException {
			ids = Tensor.of(1f, 2f); // want LeakOnException definite
			words = Files.readAllLines(first).size();
			mask = Tensor.of(1f, 0f); // want LeakOnException definite
			words += Files.readAllLines(second).size();
		}

		float count() {
			return words + ids.toFloatArray()[0] * mask.toFloatArray()[0];
		}

		@Override
		public void close() {
			ids.close();
			mask.close();
		}
	}
}
