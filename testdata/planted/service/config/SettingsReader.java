package service.config;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads settings, one {@code key = value} a line. */
public final class SettingsReader {
  private SettingsReader() {}

  public static Settings parse(String text) {
    try {
      return read(new StringReader(text));
    } catch (IOException e) {
      throw new SettingsException("unreadable settings", e);
    }
  }

  /** Reads to the end and closes the reader. */
  public static Settings read(Reader source) throws IOException {
    Map<String, String> values = new LinkedHashMap<>();
    try (BufferedReader lines = new BufferedReader(source)) {
      String line = lines.readLine();
      while (line != null) {
        put(values, line);
        line = lines.readLine();
      }
    }
    return Settings.of(values);
  }

  private static void put(Map<String, String> values, String line) {
    String text = line.strip();
    if (text.isEmpty() || text.startsWith("#")) {
      return;
    }
    int equals = text.indexOf('=');
    if (equals < 0) {
      throw new SettingsException("no value in: " + text);
    }
    values.put(text.substring(0, equals).strip(), text.substring(equals + 1).strip());
  }
}
