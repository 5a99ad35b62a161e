// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Deletes a folder with all that is in it, if there is one. */
final class Delete {

  private Delete() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    if (!Files.exists(folder)) {
      return;
    }
    for (Path each : children(folder)) {
      Files.delete(each);
    }
  }

  private static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.sorted(Comparator.reverseOrder()).toList();
    }
  }
}
