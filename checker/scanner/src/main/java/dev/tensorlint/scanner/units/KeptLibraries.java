// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * The code of libraries that programs call, kept by the content of the class path and by the calls:
 * as long as neither changes, no class file is read again, whatever else of a program does. Nothing
 * in an entry is of a program, so that all programs with this class path share it.
 */
public final class KeptLibraries {

  /** Keeps nothing. */
  public static final KeptLibraries NONE = new KeptLibraries(ContentStore.NONE, Optional.empty());

  private final ContentStore store;
  private final Optional<ContentKey> classpath;

  /**
   * @param classpath all that the code of a library follows from; empty if it cannot be kept
   */
  public KeptLibraries(ContentStore store, Optional<ContentKey> classpath) {
    this.store = store;
    this.classpath = classpath;
  }

  /**
   * Code of libraries.
   *
   * @param calls what it follows from beside the class path
   * @param files with the followed methods
   * @param note what of the libraries is not followed, empty if all is
   */
  public record Code(String calls, List<CompilationUnit> files, String note) {

    /** No library is followed. */
    public static final Code NONE = new Code("", List.of(), "");

    public Code {
      files = List.copyOf(files);
    }
  }

  /** A file of a library; its text only holds its places. */
  record LibraryFile(
      String path, String text, String packageName, List<TypeDecl> types, int unresolvedNames) {

    private static LibraryFile of(CompilationUnit unit) {
      SourceFile file = unit.file();
      return new LibraryFile(
          file.path(), file.text(), unit.packageName(), unit.types(), unit.unresolvedNames());
    }

    private CompilationUnit unit() {
      SourceFile file = SourceFile.standingIn(path, text);
      return new CompilationUnit(file, packageName, types, unresolvedNames);
    }
  }

  /** What is kept of some code. */
  record Kept(String calls, List<LibraryFile> files, String note) {}

  /**
   * Returns the key of the code that some calls reach; empty if it cannot be kept.
   *
   * @param calls what the code follows from beside the class path
   */
  public Optional<ContentKey> key(String calls) {
    return classpath.map(key -> key.with(calls));
  }

  /** Returns the code that is kept under a key. */
  public Optional<Code> code(ContentKey key) {
    return store.get(key).flatMap(KeptLibraries::read);
  }

  private static Optional<Code> read(byte[] bytes) {
    try {
      Kept kept = (Kept) ValueReader.read(UnitForm.LIBRARY, bytes, ValueReader.Files.NONE);
      List<CompilationUnit> files = kept.files().stream().map(LibraryFile::unit).toList();
      return Optional.of(new Code(kept.calls(), files, kept.note()));
    } catch (IOException | StackOverflowError e) {
      return Optional.empty(); // Damaged: the run makes it anew.
    }
  }

  /** Keeps some code. */
  public void put(ContentKey key, Code code) {
    try {
      List<LibraryFile> files = code.files().stream().map(LibraryFile::of).toList();
      store.put(
          key, ValueWriter.bytes(UnitForm.LIBRARY, new Kept(code.calls(), files, code.note())));
    } catch (IOException | IllegalArgumentException | StackOverflowError e) {
      // It is too deep, or has something that cannot be kept.
    }
  }
}
