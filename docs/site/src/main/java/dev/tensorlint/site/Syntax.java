// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is coloured in a language; a token is a group with the name of its kind. */
enum Syntax {
  JAVA(
      "(?<comment>//[^\\n]*|/\\*(?s:.*?)\\*/)"
          + "|(?<string>\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+')"
          + "|(?<meta>@\\w+(?:\\.\\w+)*)"
          + "|\\b(?<keyword>abstract|assert|boolean|break|byte|case|catch|char|class|continue"
          + "|default|do|double|else|enum|extends|final|finally|float|for|fun|id|if|implements"
          + "|import|instanceof|int|interface|long|native|new|null|package|plugins|private"
          + "|protected|public|record|return|sealed|short|static|super|switch|synchronized|this"
          + "|throw|throws|true|false|try|val|var|void|volatile|while|yield)\\b"
          + "|\\b(?<number>\\d[\\w.]*)|\\b(?<type>[A-Z]\\w*)"),
  SHELL(
      "(?m:(?<comment>(?:^|(?<=\\s))#[^\\n]*))"
          + "|(?<string>\"(?:\\\\.|[^\"\\\\])*\"|'[^']*')"
          + "|(?<type>(?<=\\s)--?[A-Za-z][\\w.-]*)"
          + "|(?m:(?<keyword>^(?:\\$ )?[\\w./-]+(?=\\s|$)))"),
  YAML(
      "(?m:(?<comment>(?:^|(?<=\\s))#[^\\n]*))"
          + "|(?m:(?<keyword>(?<=^|[\\s{,-])\"?[\\w./-]+\"?(?=\\s*[:=](?:\\s|$))))"
          + "|(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"|'[^'\\n]*')"
          + "|\\b(?<number>\\d[\\d.]*|true|false|null)\\b"),
  XML(
      "(?<comment><!--(?s:.*?)-->)|(?<keyword></?[\\w.:-]+|/?>)"
          + "|(?<string>\"[^\"\\n]*\"(?=[^<]*>))"),
  REPORT(
      "(?m:^(?<error>error\\[[^\\]]+\\]))"
          + "|(?m:^(?<warning>warning\\[[^\\]]+\\]|gone\\[[^\\]]+\\]))"
          + "|(?m:^(?<note>note\\[[^\\]]+\\]))"
          + "|(?m:(?<mark>\\^{2,}.*$))"
          + "|(?m:(?<trace>(?<=[ |])-{3,}(?!>).*$))"
          + "|(?m:(?<comment>^ *\\d* \\|(?= |$)|^ *(?:-->|:::|\\.\\.\\.)|^ += (?:help|more):))"
          + "|(?m:(?<keyword>^\\$ .*$))"),
  NONE("(?!)");

  /** The names of the groups, which are the classes of the style sheet. */
  static final List<String> KINDS =
      List.of(
          "comment", "string", "meta", "keyword", "number", "type", "error", "warning", "note",
          "mark", "trace");

  private final Pattern tokens;

  Syntax(String tokens) {
    this.tokens = Pattern.compile(tokens);
  }

  Pattern tokens() {
    return tokens;
  }

  /** Returns the syntax of a language by its usual short name. */
  static Syntax of(String language) {
    return switch (language) {
      case "java", "kotlin", "groovy" -> JAVA;
      case "sh" -> SHELL;
      case "yaml", "toml", "json" -> YAML;
      case "xml" -> XML;
      case "report" -> REPORT;
      default -> NONE;
    };
  }

  /** Returns the language of a file by the end of its name; empty if it has no colours here. */
  static String languageOf(String file) {
    String end = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return end.equals("yml") ? "yaml" : of(end) == NONE ? "" : end;
  }

  /** Returns whether a token is of a kind; a pattern need not have a group for each. */
  static boolean has(Matcher token, String kind) {
    return token.pattern().pattern().contains("(?<" + kind + ">") && token.group(kind) != null;
  }
}
