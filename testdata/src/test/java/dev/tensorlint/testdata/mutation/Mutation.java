// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;

/** One way to change a text. The same text and the same random numbers give the same result. */
enum Mutation {
  DELETE_TOKEN {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      return tokens.replace(tokens.any(random), "");
    }
  },
  SWAP_TOKENS {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      MatchResult one = tokens.any(random);
      MatchResult other = tokens.any(random);
      if (one.end() > other.start()) {
        return text;
      }
      return text.substring(0, one.start())
          + other.group()
          + text.substring(one.end(), other.start())
          + one.group()
          + text.substring(other.end());
    }
  },
  RENAME {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      return tokens.replace(tokens.anyName(random), tokens.anyName(random).group());
    }
  },
  RENAME_EVERYWHERE {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      String from = tokens.anyName(random).group();
      return text.replaceAll(
          "\\b" + java.util.regex.Pattern.quote(from) + "\\b",
          java.util.regex.Matcher.quoteReplacement(tokens.anyName(random).group()));
    }
  },
  DUPLICATE_TOKEN {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      MatchResult token = tokens.any(random);
      return tokens.insertAfter(token, " " + token.group());
    }
  },
  DELETE_LINES {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      List<String> lines = new java.util.ArrayList<>(text.lines().toList());
      int from = random.nextInt(lines.size());
      int to = Math.min(lines.size(), from + 1 + random.nextInt(3));
      lines.subList(from, to).clear();
      return String.join("\n", lines);
    }
  },
  COPY_LINES {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      List<String> lines = new java.util.ArrayList<>(text.lines().toList());
      int from = random.nextInt(lines.size());
      int to = Math.min(lines.size(), from + 1 + random.nextInt(5));
      lines.addAll(random.nextInt(lines.size()), List.copyOf(lines.subList(from, to)));
      return String.join("\n", lines);
    }
  },
  SWAP_LINES {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      List<String> lines = new java.util.ArrayList<>(text.lines().toList());
      java.util.Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
      return String.join("\n", lines);
    }
  },
  SPLICE {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      String other = corpus.any(random).text();
      if (other.isEmpty()) {
        return text;
      }
      int from = random.nextInt(other.length());
      int to = Math.min(other.length(), from + random.nextInt(400));
      return tokens.insertAfter(tokens.any(random), " " + other.substring(from, to));
    }
  },
  TRUNCATE {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      return text.substring(0, random.nextInt(text.length()));
    }
  },
  NEST {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      MatchResult token = tokens.anyName(random);
      return tokens.replace(token, Nests.around(token.group(), random));
    }
  },
  INVALID_BYTES {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      StringBuilder bytes = new StringBuilder(text);
      for (int i = random.nextInt(4); i >= 0; i--) {
        bytes.setCharAt(random.nextInt(bytes.length()), (char) random.nextInt(256));
      }
      return bytes.toString();
    }
  },
  ODD_CHARACTER {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      String odd = ODD.get(random.nextInt(ODD.size()));
      int at = random.nextInt(4) == 0 ? 0 : random.nextInt(text.length());
      return text.substring(0, at) + odd + text.substring(at);
    }
  },
  LONG_LINE {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      return random.nextBoolean()
          ? text.replace("\n", " ")
          : tokens.insertAfter(
              tokens.any(random), "/*" + "x ".repeat(random.nextInt(50_000)) + "*/");
    }
  },
  LINE_ENDS {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      return text.replace("\n", List.of("\r", "\r\n", "\n\r", "\f\n").get(random.nextInt(4)));
    }
  },
  MENTION {
    @Override
    String change(String text, Tokens tokens, Random random, Corpus corpus) {
      int end = text.startsWith("package ") ? text.indexOf(';') + 1 : text.indexOf("\npackage ");
      int at = end > 0 && text.charAt(end) == '\n' ? text.indexOf(';', end) + 1 : Math.max(0, end);
      return text.substring(0, at)
          + " import dev.tensorlint.runtime.*; import dev.tensorlint.runtime.nn.*; "
          + text.substring(at);
    }
  };

  /** In UTF-8, a byte in each character. */
  private static final List<String> ODD =
      java.util.stream.Stream.of(
              "\ufeff",
              "\u0000",
              "\u2028",
              "\u2029",
              "\u0085",
              "\u202e",
              "\u2066",
              "\u200b",
              "\u00ad",
              "\u001a",
              "\ud83d\ude00",
              "\ufffd",
              "e\u0301",
              "\u0130",
              "\u00df",
              "\\u0028",
              "\\u007d",
              "\\uD800",
              "\\u000a",
              "\\u0022",
              "\\uuuu0041",
              "\\u00",
              "\"\"\"",
              "'",
              "`",
              "#",
              "\\",
              "@",
              "\t\t\t",
              "\u3000",
              "\ud801\udc00x")
          .map(
              each ->
                  new String(each.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1))
          .toList();

  abstract String change(String text, Tokens tokens, Random random, Corpus corpus);

  /** Returns a changed text; one that is nearly empty stays as it is. */
  String apply(String text, long seed, Corpus corpus) {
    Tokens tokens = new Tokens(text);
    return tokens.isEmpty() ? text : change(text, tokens, new Random(seed), corpus);
  }
}
