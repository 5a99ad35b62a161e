// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.sarif;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.report.Advice;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Position;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;

/** Places: the file as a URI, relative to the folder of the run, and a region of it. */
final class SarifPlace {

  private static final String BASE = "%SRCROOT%";

  private SarifPlace() {}

  /** Says what the paths of the run are relative to. No path of the machine goes in. */
  static void writeBase(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("originalUriBaseIds");
    json.writeObjectFieldStart(BASE);
    writeText(json, "description", "the folder to which paths are relative");
    json.writeEndObject();
    json.writeEndObject();
  }

  /** Writes a location as an element of a list. */
  static void writeLocation(JsonGenerator json, Place place, String note) throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    writeFile(json, place.file().path());
    writeRegion(json, "region", place);
    json.writeEndObject();
    if (!note.isEmpty()) {
      writeText(json, "message", message(note));
    }
    json.writeEndObject();
  }

  /** Writes the location of a file, or of a line of it, as an element of a list. */
  static void writeLocation(JsonGenerator json, String path, int line, int column)
      throws IOException {
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    writeFile(json, path);
    if (line > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", line);
      if (column > 0) {
        json.writeNumberField("startColumn", column);
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  static void writeFile(JsonGenerator json, String path) throws IOException {
    String uri = uri(Advice.path(path));
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", uri);
    if (!uri.startsWith("file:")) {
      json.writeStringField("uriBaseId", BASE);
    }
    json.writeEndObject();
  }

  /** A class file has lines only. */
  static void writeRegion(JsonGenerator json, String field, Place place) throws IOException {
    Position start = place.start();
    json.writeObjectFieldStart(field);
    json.writeNumberField("startLine", start.line());
    if (place.file().isWritten()) {
      Position end = place.end();
      json.writeNumberField("startColumn", start.column());
      json.writeNumberField("endLine", end.line());
      json.writeNumberField("endColumn", end.column());
    }
    json.writeEndObject();
  }

  static void writeText(JsonGenerator json, String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  /** Returns a text of a message in which nothing is taken for a link. */
  static String message(String text) {
    return PlainText.oneLine(text).replace("](", "] (");
  }

  /** The first name of a relative path may hold a colon, which must not end a scheme. */
  private static String uri(String path) {
    boolean isDrive = path.length() > 2 && path.charAt(1) == ':' && path.charAt(2) == '/';
    boolean isAbsolute = path.startsWith("/") || isDrive;
    String absolute = isDrive ? "/" + path : path;
    try {
      return isAbsolute
          ? new URI("file", "", absolute, null).toASCIIString()
          : new URI(null, null, "/" + path, null).toASCIIString().substring(1).replace(":", "%3A");
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("no URI for " + path, e);
    }
  }
}
