// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.maven.pom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PomEditTest {

  private static final List<String> PLUGIN =
      List.of("<plugin>", "  <artifactId>new</artifactId>", "</plugin>");

  private static String changed(String text) {
    return new PomEdit(text).with(PLUGIN);
  }

  @Test
  void aPluginComesAfterTheLast() {
    assertEquals(
        """
        <project>
            <build>
                <plugins>
                    <plugin><artifactId>old</artifactId></plugin>
                    <!-- </plugins> -->
                    <plugin>
                        <artifactId>new</artifactId>
                    </plugin>
                </plugins>
            </build>
        </project>
        """,
        changed(
            """
            <project>
                <build>
                    <plugins>
                        <plugin><artifactId>old</artifactId></plugin>
                        <!-- </plugins> -->
                    </plugins>
                </build>
            </project>
            """));
  }

  @Test
  void pluginsOfAProfileAndManagedOnesAreNotMeant() {
    String text =
        """
        <project>
        \t<name>a</name>

        \t<build>
        \t\t<pluginManagement><plugins></plugins></pluginManagement>
        \t</build>
        \t<profiles><profile><build><plugins/></build></profile></profiles>
        </project>
        """;
    assertEquals(
        text.replace(
            "</pluginManagement>\n",
            "</pluginManagement>\n"
                + "\t\t<plugins>\n\t\t\t<plugin>\n\t\t\t\t<artifactId>new</artifactId>\n"
                + "\t\t\t</plugin>\n\t\t</plugins>\n"),
        changed(text));
  }

  @Test
  void aBuildStandsBeforeTheProfilesAndTheirComment() {
    assertEquals(
        "<project>\r\n  <name>a</name>\r\n\r\n  <build>\r\n    <plugins>\r\n      <plugin>\r\n"
            + "        <artifactId>new</artifactId>\r\n      </plugin>\r\n    </plugins>\r\n"
            + "  </build>\r\n\r\n  <!-- of CI -->\r\n  <profiles/>\r\n</project>",
        changed(
            "<project>\r\n  <name>a</name>\r\n\r\n  <!-- of CI -->\r\n  <profiles/>\r\n</project>"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<project></project>",
        "<project><name>a</name></project>",
        "<project><build/></project>",
        "<project><build><plugins/></build></project>",
        "<project><build><plugins></plugins></build></project>",
        "<?xml version='1.0'?><!-- a --><project a='>'>\n<build>\n<plugins>\n</plugins>\n"
            + "</build>\n</project>\n",
      })
  void whateverThePomHasThePluginIsInItsBuild(String text) {
    String changed = changed(text);
    XmlElement plugins =
        XmlElement.root(changed).child("build").orElseThrow().child("plugins").orElseThrow();
    assertEquals("new", plugins.children().get(0).textOf("artifactId", changed));
    assertEquals(1, changed.split("<artifactId>new", -1).length - 1);
  }

  @Test
  void aPluginIsKnownByItsGroupAndName() {
    PomEdit pom =
        new PomEdit(
            "<project><build><plugins><plugin><groupId> g </groupId><artifactId>a</artifactId>"
                + "</plugin></plugins></build></project>");
    assertTrue(pom.has("g", "a"));
    assertFalse(pom.has("g", "b"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "text", "<project>", "<a></b>", "</project>", "<settings/>"})
  void whatIsNoPomIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> new PomEdit(text));
  }
}
