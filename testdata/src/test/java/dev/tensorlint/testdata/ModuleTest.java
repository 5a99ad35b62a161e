// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The POMs keep to the table of modules, so that a forbidden import does not even compile. */
final class ModuleTest {

  @Test
  void everyModuleOfTheBuildIsInTheTable() throws Exception {
    Set<String> known = Module.TABLE.stream().map(Module::folder).collect(Collectors.toSet());
    List<String> built = modulesOf("");
    assertTrue(built.contains("checker/scanner"), built::toString);
    built.removeAll(known);
    assertEquals(List.of(), built);
  }

  @TestFactory
  List<DynamicTest> dependenciesAreThoseOfTheTable() {
    return Module.TABLE.stream()
        .filter(module -> !module.mayImportAll() && Files.exists(pom(module.folder())))
        .map(module -> DynamicTest.dynamicTest(module.folder(), () -> checkDependencies(module)))
        .toList();
  }

  private static void checkDependencies(Module module) throws Exception {
    Set<String> dependencies = new TreeSet<>();
    NodeList all = read(module.folder()).getElementsByTagName("dependency");
    for (int i = 0; i < all.getLength(); i++) {
      Element dependency = (Element) all.item(i);
      boolean isImportable = Set.of("", "compile", "provided").contains(text(dependency, "scope"));
      if (isImportable && text(dependency, "groupId").equals("dev.tensorlint")) {
        dependencies.add(text(dependency, "artifactId").replace("tensorlint-", ""));
      }
    }
    dependencies.removeAll(module.mayImport());
    assertEquals(Set.of(), dependencies);
  }

  /** Returns the folders of the modules that have sources. */
  private static List<String> modulesOf(String parent) throws Exception {
    List<String> folders = new ArrayList<>();
    NodeList modules = read(parent).getElementsByTagName("module");
    for (int i = 0; i < modules.getLength(); i++) {
      String folder = (parent.isEmpty() ? "" : parent + "/") + modules.item(i).getTextContent();
      List<String> nested = modulesOf(folder);
      folders.addAll(nested.isEmpty() ? List.of(folder) : nested);
    }
    return folders;
  }

  private static Document read(String folder) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom(folder).toFile());
  }

  private static Path pom(String folder) {
    return Folders.PROJECT.resolve(folder).resolve("pom.xml");
  }

  private static String text(Element parent, String tag) {
    NodeList found = parent.getElementsByTagName(tag);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent().strip();
  }
}
