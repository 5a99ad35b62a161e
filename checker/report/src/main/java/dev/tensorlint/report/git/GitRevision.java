// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.git;

import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * An earlier state of the sources: the commit at which the current branch has left the one that is
 * named, so that what others have added there since counts for nothing.
 */
public final class GitRevision {

  /** The most that a source may hold. */
  public static final int MOST_BYTES = 16 << 20;

  private static final Pattern OBJECT = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
  private static final String JAVA = ".java";
  private static final String FILE_MODE = "100";

  private final GitCommand git;
  private final Path top;
  private final String commit;

  private GitRevision(GitCommand git, Path top, String commit) {
    this.git = git;
    this.top = top;
    this.commit = commit;
  }

  /**
   * What is different from an earlier state.
   *
   * @param before what each Java file held that has changed or is gone, by its path now
   * @param added Java files that were not there
   * @param moved those of them that were in another folder, and where
   */
  public record Difference(Map<Path, byte[]> before, Set<Path> added, Map<Path, Path> moved) {

    public Difference {
      before = Map.copyOf(before);
      added = Set.copyOf(added);
      moved = Map.copyOf(moved);
    }

    /** Returns what a file held then that is there now, under whatever name. */
    public Optional<byte[]> before(Path now) {
      return Optional.ofNullable(before.get(moved.getOrDefault(now, now)));
    }
  }

  /**
   * Finds the commit.
   *
   * @param folder a folder of the repository
   * @param ref a branch, a tag or a commit, as the user wrote it
   * @param environment the variables of the user
   * @throws GitException if the folder is in no repository, or has no such commit
   */
  public static GitRevision of(Path folder, String ref, Map<String, String> environment)
      throws IOException {
    GitCommand git = new GitCommand(folder, environment);
    GitCommand.Output top = git.run("rev-parse", "--show-toplevel");
    if (!top.isGood()) {
      throw new GitException("not in a work tree of Git (" + top.error() + ")");
    }
    Path root = Path.of(top.line());
    String named = commit(git, ref);
    GitCommand.Output base = new GitCommand(root, environment).run("merge-base", named, "HEAD");
    if (!base.isGood() || !OBJECT.matcher(base.line()).matches()) {
      throw new GitException(
          "`" + ref + "` has no commit in common with HEAD; fetch more of the history");
    }
    return new GitRevision(new GitCommand(root, environment), root, base.line());
  }

  private static String commit(GitCommand git, String ref) throws IOException {
    boolean isOption = ref.isEmpty() || ref.startsWith("-");
    if (!isOption) {
      GitCommand.Output found =
          git.run("rev-parse", "--verify", "--quiet", "--end-of-options", ref + "^{commit}");
      if (found.isGood() && OBJECT.matcher(found.line()).matches()) {
        return found.line();
      }
    }
    throw new GitException("there is no commit `" + ref + "`; fetch it, or name another");
  }

  /** Returns the top folder of the work tree. */
  public Path top() {
    return top;
  }

  /** Returns how the Java files of the work tree differ from the commit. */
  public Difference difference() throws IOException {
    Map<Path, String> then = then();
    Map<Path, String> changed = new LinkedHashMap<>();
    for (Map.Entry<Path, String> each : then.entrySet()) {
      if (!isUnchanged(each.getKey(), each.getValue())) {
        changed.put(each.getKey(), each.getValue());
      }
    }
    Set<Path> added = new HashSet<>(now());
    added.removeAll(then.keySet());
    Map<Path, byte[]> before = contents(changed);
    Map<Path, byte[]> gone = new HashMap<>(before);
    gone.keySet().removeIf(Files::exists);
    return new Difference(before, added, MovedFiles.of(gone, presentContents(added)));
  }

  private static Map<Path, byte[]> presentContents(Set<Path> files) throws IOException {
    Map<Path, byte[]> contents = new HashMap<>();
    for (Path each : files) {
      if (Files.isRegularFile(each)) {
        try {
          contents.put(each, BoundedFile.read(each, MOST_BYTES));
        } catch (RefusedFileException e) {
          contents.put(each, new byte[0]); // It is no source, and none has been moved there.
        }
      }
    }
    return contents;
  }

  /** Returns the object of each Java file of the commit. */
  private Map<Path, String> then() throws IOException {
    GitCommand.Output listed = good(git.run("ls-tree", "-r", "-z", "--full-tree", commit));
    Map<Path, String> files = new TreeMap<>();
    for (String each : listed.names()) {
      int tab = each.indexOf('\t');
      String[] parts = each.substring(0, Math.max(tab, 0)).split(" ", -1);
      boolean isFile = parts.length == 3 && parts[0].startsWith(FILE_MODE);
      if (isFile && each.endsWith(JAVA) && OBJECT.matcher(parts[2]).matches()) {
        putFile(files, each.substring(tab + 1), parts[2]);
      }
    }
    return files;
  }

  /** A name that this machine cannot have has no file here. */
  private void putFile(Map<Path, String> files, String name, String object) {
    try {
      Path file = top.resolve(name).normalize();
      if (file.startsWith(top)) {
        files.put(file, object);
      }
    } catch (InvalidPathException e) {
      // No such file can be linted.
    }
  }

  /**
   * Returns the Java files of the work tree, but for those that Git ignores: they are generated.
   */
  private Set<Path> now() throws IOException {
    GitCommand.Output listed =
        good(git.run("ls-files", "-z", "--cached", "--others", "--exclude-standard"));
    Set<Path> files = new HashSet<>();
    for (String each : listed.names()) {
      if (each.endsWith(JAVA)) {
        files.add(top.resolve(each).normalize());
      }
    }
    return files;
  }

  private static GitCommand.Output good(GitCommand.Output output) throws GitException {
    if (!output.isGood()) {
      throw new GitException("git failed (" + output.error() + ")");
    }
    return output;
  }

  /** What is no source any more, or is larger than one may be, has changed. */
  private static boolean isUnchanged(Path file, String object) throws IOException {
    try {
      return Files.isRegularFile(file)
          && object.equals(objectOf(BoundedFile.read(file, MOST_BYTES), object));
    } catch (RefusedFileException e) {
      return false;
    }
  }

  /** Returns the name that Git gives to the contents of a file. */
  private static String objectOf(byte[] bytes, String like) {
    try {
      MessageDigest digest = MessageDigest.getInstance(like.length() == 64 ? "SHA-256" : "SHA-1");
      digest.update(("blob " + bytes.length + "\0").getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(digest.digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-1 and SHA-256", e);
    }
  }

  private Map<Path, byte[]> contents(Map<Path, String> files) throws IOException {
    Map<Path, byte[]> contents = new HashMap<>();
    if (files.isEmpty()) {
      return contents;
    }
    String objects = String.join("\n", files.values()) + "\n";
    byte[] input = objects.getBytes(StandardCharsets.US_ASCII);
    ObjectStream batch = new ObjectStream(good(git.run(input, "cat-file", "--batch")).bytes());
    for (Map.Entry<Path, String> each : files.entrySet()) {
      contents.put(each.getKey(), batch.next(each.getValue()));
    }
    return contents;
  }

  /** What {@code cat-file --batch} prints: a line, the bytes of an object, a line end. */
  private static final class ObjectStream {

    private final byte[] bytes;
    private int at;

    ObjectStream(byte[] bytes) {
      this.bytes = bytes;
    }

    byte[] next(String object) throws GitException {
      int end = at;
      while (end < bytes.length && bytes[end] != '\n') {
        end++;
      }
      List<String> parts =
          List.of(new String(bytes, at, end - at, StandardCharsets.UTF_8).split(" ", -1));
      if (parts.size() != 3 || !parts.get(0).equals(object)) {
        throw new GitException("the object " + object + " is not in this clone; fetch it");
      }
      int size = Integer.parseInt(parts.get(2));
      byte[] content = Arrays.copyOfRange(bytes, end + 1, end + 1 + size);
      at = end + 1 + size + 1;
      return content;
    }
  }
}
