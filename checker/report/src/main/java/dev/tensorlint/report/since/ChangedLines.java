// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.since;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import dev.tensorlint.report.git.GitRevision;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The lines of the work tree that an earlier revision does not have.
 *
 * @param lines of each file that has changed, from 1
 * @param added files that are new as a whole
 * @param folder where the paths of findings start
 */
record ChangedLines(Map<Path, BitSet> lines, Set<Path> added, Path folder) {

  static ChangedLines of(GitRevision.Difference difference, Path folder) throws IOException {
    Map<Path, BitSet> lines = new HashMap<>();
    Set<Path> files = new HashSet<>(difference.before().keySet());
    files.addAll(difference.moved().keySet());
    for (Path each : files) {
      Optional<byte[]> before = difference.before(each);
      if (before.isPresent() && Files.isRegularFile(each)) {
        lines.put(each, changed(before.get(), now(each)));
      }
    }
    Set<Path> added = new HashSet<>(difference.added());
    added.removeAll(difference.moved().keySet());
    return new ChangedLines(lines, added, folder);
  }

  /** A file that is larger than a source may be has no findings. */
  private static byte[] now(Path file) throws IOException {
    try {
      return BoundedFile.read(file, GitRevision.MOST_BYTES);
    } catch (RefusedFileException e) {
      return new byte[0];
    }
  }

  /** Each byte is a character: no encoding can fail, and equal lines stay equal. */
  private static BitSet changed(byte[] before, byte[] now) {
    BitSet lines = new BitSet();
    for (AbstractDelta<String> each : DiffUtils.diff(lines(before), lines(now)).getDeltas()) {
      Chunk<String> chunk = each.getTarget();
      lines.set(chunk.getPosition() + 1, chunk.getPosition() + chunk.size() + 1);
    }
    return lines;
  }

  private static List<String> lines(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).lines().toList();
  }

  /** Returns whether the finding, or a step of its trace, is on such a line. */
  boolean concern(Finding finding) {
    return Stream.concat(Stream.of(finding.place()), finding.trace().stream().map(TraceStep::place))
        .anyMatch(this::hold);
  }

  private boolean hold(Place place) {
    Path file = real(folder.resolve(place.file().path()).normalize());
    int next = lines.getOrDefault(file, new BitSet()).nextSetBit(place.start().line());
    return added.contains(file) || (next >= 0 && next <= place.end().line());
  }

  /** Git names files with symbolic links followed. */
  private static Path real(Path file) {
    try {
      return Files.exists(file) ? file.toRealPath() : file;
    } catch (IOException e) {
      return file;
    }
  }
}
