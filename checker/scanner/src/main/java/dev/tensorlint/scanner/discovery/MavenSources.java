// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Source roots of a Maven project by convention: {@code src/main/java} of it and its modules. */
final class MavenSources {

  /** Real project files have some thousand lines. */
  private static final int MOST_BYTES = 4 << 20;

  private final FileTree files;
  private final List<Diagnostic> diagnostics;
  private final ShownPaths shown;
  private final Set<Path> projects = new LinkedHashSet<>();

  MavenSources(FileTree files, List<Diagnostic> diagnostics, ShownPaths shown) {
    this.files = files;
    this.diagnostics = diagnostics;
    this.shown = shown;
  }

  /** Returns the source roots that exist, those of the project itself first. */
  List<Path> roots(Path folder) {
    return projects(folder).stream()
        .map(project -> project.resolve("src/main/java"))
        .filter(files::isFolder)
        .toList();
  }

  /** Returns the folders of the project and of its modules. */
  List<Path> projects(Path folder) {
    collect(folder);
    return List.copyOf(projects);
  }

  private void collect(Path folder) {
    Path pom = folder.resolve("pom.xml");
    if (!files.exists(pom) || !projects.add(folder)) {
      return;
    }
    for (String module : modules(pom)) {
      Path named = folder.resolve(module).normalize();
      Path parent = named.getParent();
      collect(module.endsWith(".xml") && parent != null ? parent : named);
    }
  }

  private List<String> modules(Path pom) {
    try {
      return read(files.read(pom, MOST_BYTES));
    } catch (IOException | XMLStreamException e) {
      String message = "is no readable project file; its modules are left out";
      diagnostics.add(Diagnostic.error(shown.of(pom), message));
      return List.of();
    }
  }

  private static List<String> read(byte[] pom) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(pom));
    List<String> modules = new ArrayList<>();
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamConstants.START_ELEMENT
          && reader.getLocalName().equals("module")) {
        modules.add(reader.getElementText().strip());
      }
    }
    return modules;
  }
}
