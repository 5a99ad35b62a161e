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
            """
            </pluginManagement>
            \t\t<plugins>
            \t\t\t<plugin>
            \t\t\t\t<artifactId>new</artifactId>
            \t\t\t</plugin>
            \t\t</plugins>
            """),
        changed(text));
  }

  @Test
  void aBuildStandsBeforeTheProfilesAndTheirComment() {
    assertEquals(
        """
        <project>\r
          <name>a</name>\r
        \r
          <build>\r
            <plugins>\r
              <plugin>\r
                <artifactId>new</artifactId>\r
              </plugin>\r
            </plugins>\r
          </build>\r
        \r
          <!-- of CI -->\r
          <profiles/>\r
        </project>""",
        changed(
            """
            <project>\r
              <name>a</name>\r
            \r
              <!-- of CI -->\r
              <profiles/>\r
            </project>"""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<project></project>",
        "<project><name>a</name></project>",
        "<project><build/></project>",
        "<project><build><plugins/></build></project>",
        "<project><build><plugins></plugins></build></project>",
        """
        <?xml version='1.0'?><!-- a --><project a='>'>
        <build>
        <plugins>
        </plugins>
        </build>
        </project>
        """,
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
