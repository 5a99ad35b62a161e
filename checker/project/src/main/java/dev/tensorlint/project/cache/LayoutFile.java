// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.cache;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.tensorlint.project.ProjectGap;
import dev.tensorlint.project.ProjectLayout;
import dev.tensorlint.project.ProjectModule;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A kept layout as a file of JSON: text that is read into records, and in which nothing is
 * executed. Paths stand once, in a list, and are numbers elsewhere.
 */
final class LayoutFile {

  /** Counts the versions of this format. */
  private static final int FORMAT = 2;

  private static final long MOST_BYTES = 128L << 20;

  private static final ObjectMapper JSON =
      new ObjectMapper(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder()
                      .maxNestingDepth(8)
                      .maxStringLength(1 << 20)
                      .build())
              .build());

  private LayoutFile() {}

  /** Writes a file in one step: no other process sees a part of it. */
  static void write(KeptLayout kept, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder);
    Path part = Files.createTempFile(folder, "layout", ".part");
    try {
      Files.write(part, JSON.writeValueAsBytes(new Writing().document(kept)));
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /**
   * Reads a file; empty if another version has written it.
   *
   * @throws IOException also if it is no file of this kind
   */
  static Optional<KeptLayout> read(Path file) throws IOException {
    if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
      throw new IOException("no regular file of this size");
    }
    try (InputStream in = Files.newInputStream(file);
        JsonParser parser = JSON.createParser(in)) {
      JsonNode document = JSON.readTree(parser);
      if (document == null || !document.path("format").isInt()) {
        throw new IOException("no format");
      }
      return document.path("format").asInt() == FORMAT
          ? Optional.of(new Reading(document).kept())
          : Optional.empty();
    } catch (RuntimeException e) {
      throw new IOException("not what this version writes", e);
    }
  }

  /** From a layout to JSON. */
  private static final class Writing {

    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    ObjectNode document(KeptLayout kept) {
      ObjectNode document = JSON.createObjectNode();
      document.put("format", FORMAT).put("at", kept.at().toEpochMilli());
      kept.paths().forEach(document.putObject("paths")::put);
      kept.folders().forEach(document.putObject("folders")::put);
      kept.parents().forEach(document.putObject("parents")::put);
      ArrayNode modules = document.putArray("modules");
      kept.layout().modules().forEach(each -> write(each, modules.addObject()));
      ArrayNode gaps = document.putArray("gaps");
      kept.layout().gaps().forEach(each -> write(each, gaps.addObject()));
      ArrayNode problems = document.putArray("problems");
      kept.layout().problems().forEach(each -> write(each, problems.addObject()));
      ArrayNode names = document.putArray("names");
      numbers.keySet().forEach(names::add);
      return document;
    }

    private void write(ProjectModule module, ObjectNode to) {
      to.put("name", module.name()).put("folder", module.folder().toString());
      write(module.sourceRoots(), to.putArray("sources"));
      write(module.testRoots(), to.putArray("tests"));
      write(module.classpath(), to.putArray("classpath"));
      write(module.uses(), to.putArray("uses"));
      if (module.encoding() != null) {
        to.put("encoding", module.encoding().name());
      }
    }

    private void write(List<Path> paths, ArrayNode to) {
      paths.forEach(
          each -> to.add(numbers.computeIfAbsent(each.toString(), any -> numbers.size())));
    }

    private static void write(ProjectGap gap, ObjectNode to) {
      to.put("path", gap.path())
          .put("line", gap.line())
          .put("module", gap.module())
          .put("kind", gap.kind().name())
          .put("cause", gap.cause())
          .put("cure", gap.cure());
      gap.subjects().forEach(to.putArray("subjects")::add);
      gap.unversioned().forEach(to.putArray("unversioned")::add);
    }

    private static void write(Diagnostic problem, ObjectNode to) {
      to.put("severity", problem.severity().name())
          .put("path", problem.path())
          .put("line", problem.line())
          .put("column", problem.column())
          .put("message", problem.message())
          .put("subject", problem.subject().name());
    }
  }

  /** From JSON to a layout; whatever is not as it was written is an exception. */
  private static final class Reading {

    private final JsonNode document;
    private final List<String> names;

    Reading(JsonNode document) {
      this.document = document;
      this.names = texts(document.required("names"));
    }

    KeptLayout kept() {
      List<ProjectModule> modules = new ArrayList<>();
      document.required("modules").forEach(each -> modules.add(module(each)));
      List<ProjectGap> gaps = new ArrayList<>();
      document.required("gaps").forEach(each -> gaps.add(gap(each)));
      List<Diagnostic> problems = new ArrayList<>();
      document.required("problems").forEach(each -> problems.add(problem(each)));
      return new KeptLayout(
          Instant.ofEpochMilli(document.required("at").longValue()),
          prints(document.required("paths")),
          prints(document.required("folders")),
          prints(document.required("parents")),
          new ProjectLayout(modules, gaps, problems));
    }

    private static Map<String, String> prints(JsonNode from) {
      Map<String, String> prints = new TreeMap<>();
      from.properties().forEach(each -> prints.put(each.getKey(), each.getValue().asText()));
      return prints;
    }

    private ProjectModule module(JsonNode from) {
      JsonNode encoding = from.get("encoding");
      return new ProjectModule(
          from.required("name").asText(),
          Path.of(from.required("folder").asText()),
          paths(from.required("sources")),
          paths(from.required("tests")),
          paths(from.required("classpath")),
          paths(from.required("uses")),
          encoding == null ? null : Charset.forName(encoding.asText()));
    }

    private List<Path> paths(JsonNode from) {
      List<Path> paths = new ArrayList<>();
      from.forEach(each -> paths.add(Path.of(names.get(each.intValue()))));
      return paths;
    }

    private static ProjectGap gap(JsonNode from) {
      return new ProjectGap(
          from.required("path").asText(),
          from.required("line").intValue(),
          from.required("module").asText(),
          ProjectGap.Kind.valueOf(from.required("kind").asText()),
          from.required("cause").asText(),
          texts(from.required("subjects")),
          texts(from.required("unversioned")),
          from.required("cure").asText());
    }

    private static Diagnostic problem(JsonNode from) {
      JsonNode path = from.required("path");
      @Nullable String shown = path.isNull() ? null : path.asText();
      return new Diagnostic(
          Severity.valueOf(from.required("severity").asText()),
          shown,
          from.required("line").intValue(),
          from.required("column").intValue(),
          from.required("message").asText(),
          Diagnostic.Subject.valueOf(from.required("subject").asText()));
    }

    private static List<String> texts(JsonNode from) {
      List<String> texts = new ArrayList<>();
      from.forEach(each -> texts.add(each.asText()));
      return texts;
    }
  }
}
