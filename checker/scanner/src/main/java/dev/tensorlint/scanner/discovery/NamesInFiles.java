// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The names in code of other languages and in configurations, and the folders with a {@code main}.
 * The files are read when one is asked for; those that cannot be read, or that hold data by their
 * size, have none.
 */
public final class NamesInFiles implements OtherFiles {

  private static final String EXTENSION = ".java";

  private static final int MOST_BYTES = 1 << 20;

  /** Of all files together; where there is more, any name may be among it. */
  private static final int MOST_CHARACTERS = 64 << 20;

  /** What an attribute says to tools alone, as the screen with which a layout is shown. */
  private static final Pattern FOR_TOOLS = Pattern.compile("\\btools:\\w+\\s*=\\s*\"[^\"]*\"");

  private final List<String> javaFiles;
  private final Supplier<Names> code;
  private final Supplier<Names> configurations;
  private final MainsInFiles mains;
  private final LaunchersInManifests launchers;

  /**
   * @param words identifiers, each by itself
   * @param joined those with a dot, as they are joined; a class in a class follows a dot as well
   * @param areAll whether there are no others
   */
  private record Names(Set<String> words, Set<String> joined, boolean areAll) {

    static Names of(FileTree files, List<Path> read) {
      Set<String> words = new HashSet<>();
      Set<String> joined = new HashSet<>();
      int left = MOST_CHARACTERS;
      for (Path each : read) {
        String text = FOR_TOOLS.matcher(text(files, each)).replaceAll("");
        left -= text.length();
        if (left < 0) {
          return new Names(words, joined, false);
        }
        add(text, words, joined);
      }
      return new Names(words, joined, true);
    }

    private static void add(String text, Set<String> words, Set<String> joined) {
      int start = 0;
      int wordStart = 0;
      for (int i = 0; i <= text.length(); i++) {
        char c = i < text.length() ? text.charAt(i) : ' ';
        if (isLetter(c)) {
          continue;
        }
        if (i > wordStart) {
          words.add(text.substring(wordStart, i));
        }
        wordStart = i + 1;
        if (!isJoint(c)) {
          addJoined(text.substring(start, i), joined);
          start = i + 1;
        }
      }
    }

    /** A dot at the end is that of a sentence. */
    private static void addJoined(String text, Set<String> joined) {
      int end = text.length();
      while (end > 0 && isJoint(text.charAt(end - 1))) {
        end--;
      }
      String name = text.substring(0, end).replace('$', '.');
      if (name.indexOf('.') >= 0) {
        joined.add(name);
      }
    }

    private static boolean isLetter(char c) {
      return Character.isJavaIdentifierPart(c) && c != '$';
    }

    private static boolean isJoint(char c) {
      return c == '.' || c == '$';
    }

    boolean mayHave(String word) {
      return !areAll || words.contains(word);
    }

    boolean mayName(String className) {
      return !areAll
          || joined.contains(className)
          || IntStream.range(0, className.length())
              .filter(i -> className.charAt(i) == '.')
              .anyMatch(dot -> joined.contains(className.substring(dot)));
    }
  }

  /**
   * @param sources what was found to be scanned, and beside it
   */
  public NamesInFiles(FileTree files, ShownPaths shown, SourceFiles sources) {
    this.javaFiles = sources.files().stream().map(shown::of).toList();
    this.mains = new MainsInFiles(files, shown, sources.files());
    this.launchers = new LaunchersInManifests(files, shown, sources.configurations());
    this.code = new Once(() -> Names.of(files, sources.foreign()));
    this.configurations = new Once(() -> Names.of(files, sources.configurations()));
  }

  /** Returns the text of a file, nothing if it cannot be read or is too large. */
  static String text(FileTree files, Path file) {
    try {
      return new String(files.read(file, MOST_BYTES), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  @Override
  public boolean codeHas(String word) {
    return code.get().mayHave(word);
  }

  @Override
  public boolean configurationHas(String word) {
    return configurations.get().mayHave(word);
  }

  @Override
  public boolean configurationNames(String className) {
    return configurations.get().mayName(className);
  }

  @Override
  public boolean configurationNamesClassIn(String folder) {
    Names names = configurations.get();
    return javaFiles.stream()
        .filter(path -> path.startsWith(folder))
        .map(path -> path.substring(folder.length(), path.length() - EXTENSION.length()))
        .anyMatch(path -> names.mayName(path.replace('/', '.')));
  }

  @Override
  public boolean haveMainIn(String folder) {
    return mains.areIn(folder);
  }

  @Override
  public boolean haveLauncherFor(String folder) {
    return launchers.startIn(folder);
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
