// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.ir.OtherFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names in code of other languages and in configurations. The files are read when a name is
 * asked for; those that cannot be read, or that hold data by their size, have none.
 */
public final class NamesInFiles implements OtherFiles {

  private static final int MOST_BYTES = 1 << 20;

  /** Names joined by dots; a part of a class in a class follows a dollar sign. */
  private static final Pattern NAMES =
      Pattern.compile("\\.?[\\p{L}_$][\\p{L}\\p{N}_$]*(?:\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*");

  private static final Pattern DOTS = Pattern.compile("[.$]");

  /** What an attribute says to tools alone, as the screen with which a layout is shown. */
  private static final Pattern FOR_TOOLS = Pattern.compile("\\btools:\\w+\\s*=\\s*\"[^\"]*\"");

  private final Supplier<Names> code;
  private final Supplier<Names> configurations;

  /**
   * @param words identifiers, each by itself
   * @param joined those with a dot, as they are joined
   */
  private record Names(Set<String> words, Set<String> joined) {

    void add(String text) {
      Matcher names = NAMES.matcher(text);
      while (names.find()) {
        String name = names.group().replace('$', '.');
        if (name.indexOf('.') >= 0) {
          joined.add(name);
        }
        words.addAll(DOTS.splitAsStream(name).toList());
      }
    }
  }

  public NamesInFiles(FileTree files, SourceFiles sources) {
    this.code = new Once(() -> names(files, sources.foreign()));
    this.configurations = new Once(() -> names(files, sources.configurations()));
  }

  private static Names names(FileTree files, List<Path> read) {
    Names names = new Names(new HashSet<>(), new HashSet<>());
    for (Path each : read) {
      names.add(FOR_TOOLS.matcher(text(files, each)).replaceAll(""));
    }
    return names;
  }

  private static String text(FileTree files, Path file) {
    try {
      return new String(files.read(file, MOST_BYTES), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public boolean codeHas(String word) {
    return code.get().words().contains(word);
  }

  @Override
  public boolean configurationHas(String word) {
    return configurations.get().words().contains(word);
  }

  @Override
  public boolean configurationNames(String className) {
    Set<String> joined = configurations.get().joined();
    if (joined.contains(className)) {
      return true;
    }
    for (int dot = className.indexOf('.'); dot >= 0; dot = className.indexOf('.', dot + 1)) {
      if (joined.contains(className.substring(dot))) {
        return true;
      }
    }
    return false;
  }

  /** Gives what is made when it is first asked for. */
  private static final class Once implements Supplier<Names> {

    private final Supplier<Names> maker;
    private @Nullable Names made;

    Once(Supplier<Names> maker) {
      this.maker = maker;
    }

    @Override
    public synchronized Names get() {
      Names known = made;
      if (known == null) {
        known = maker.get();
        made = known;
      }
      return known;
    }
  }
}
