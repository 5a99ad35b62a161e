// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.scanner.store.ContentKey;
import dev.tensorlint.scanner.store.ContentStore;
import dev.tensorlint.scanner.types.ClassContainer;
import dev.tensorlint.scanner.types.ClassHeader;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the class files of a jar say before any of their code is looked at. A class file is read
 * when it is first asked for; what it says is kept by the content of the jar and the names of the
 * models. Any part of it may be kept, as each class is what the run would read. Not thread-safe.
 */
final class ClassHeads {

  private static final ValueForm FORM = ValueForm.of(Heads.class);

  private final ClassContainer container;
  private final ModelledNames names;
  private final ContentStore store;
  private final Supplier<Optional<ContentKey>> content;
  private final Map<String, Head> heads = new TreeMap<>();
  private Optional<ContentKey> key = Optional.empty();
  private boolean isOpen;
  private boolean isNew;

  /**
   * What a class file says.
   *
   * @param sourceFile name of its source file without a folder; null where the compiler left it out
   * @param namesModelled whether it names something modelled
   */
  record Head(@Nullable String sourceFile, boolean namesModelled) {}

  /** The classes by their internal names. */
  private record Heads(Map<String, Head> classes) {}

  /**
   * @param content key of the content of the jar, asked for with the first class; empty where
   *     nothing is kept
   */
  ClassHeads(
      ClassContainer container,
      ModelledNames names,
      ContentStore store,
      Supplier<Optional<ContentKey>> content) {
    this.container = container;
    this.names = names;
    this.store = store;
    this.content = content;
  }

  private void open() {
    if (!isOpen) {
      isOpen = true;
      key = content.get().flatMap(of -> names.all().map(of::with));
      key.flatMap(store::get).ifPresent(this::read);
    }
  }

  private void read(byte[] bytes) {
    try {
      heads.putAll(((Heads) ValueReader.read(FORM, bytes, ValueReader.Files.NONE)).classes());
    } catch (IOException e) {
      isNew = true; // Damaged: the run writes it anew.
    }
  }

  /**
   * Returns what a class file says; null if it is not there. What cannot be read is not there: the
   * type table reports it where its names matter.
   */
  @Nullable Head of(String internalName) {
    open();
    Head known = heads.get(internalName);
    if (known != null) {
      return known;
    }
    Head read = readFile(internalName);
    if (read != null) {
      heads.put(internalName, read);
      isNew = true;
    }
    return read;
  }

  private @Nullable Head readFile(String internalName) {
    try {
      byte[] content = container.read(internalName);
      ClassHeader header = content == null ? null : ClassHeader.read(content);
      return header == null || !header.name().equals(internalName)
          ? null
          : new Head(header.sourceFile(), names.test(header.text()));
    } catch (IOException e) {
      return null;
    }
  }

  /** Keeps what is new. Another run may have kept other classes meanwhile: they are read again. */
  void save() {
    if (!isNew || key.isEmpty()) {
      return;
    }
    try {
      store.put(key.get(), ValueWriter.bytes(FORM, new Heads(heads)));
    } catch (IOException e) {
      // A name that is too long to be kept.
    }
  }
}
