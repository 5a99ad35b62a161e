// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What a user says of projects. */
final class UserConfigurationTest {

  private static final Path SCHEMA = Path.of("../docs/user-configuration.schema.json");
  private static final Path PAGE = Path.of("../docs/configuration.md");

  private final Path home;

  UserConfigurationTest(@TempDir Path home) {
    this.home = home;
  }

  private UserConfiguration.Loaded read(String yaml) throws IOException {
    return UserConfiguration.read(Files.writeString(home.resolve("config.yaml"), yaml), home);
  }

  private static boolean isRight(String yaml) throws IOException {
    ObjectMapper json = new ObjectMapper();
    JsonNode value =
        json.valueToTree(new Load(LoadSettings.builder().build()).loadFromString(yaml));
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(json.readTree(SCHEMA.toFile()))
        .validate(value)
        .isEmpty();
  }

  private UserConfiguration right(String yaml) throws IOException {
    UserConfiguration.Loaded loaded = read(yaml);
    assertEquals(List.of(), loaded.diagnostics());
    assertTrue(isRight(yaml), yaml);
    return loaded.configuration();
  }

  @Test
  void withoutAFileNothingIsTrusted() {
    UserConfiguration.Loaded loaded = UserConfiguration.read(home.resolve("no.yaml"), home);
    assertEquals(List.of(), loaded.diagnostics());
    assertEquals(Trust.UNTRUSTED, loaded.configuration().trustOf(home));
  }

  @Test
  void allProjectsMayBeTrusted() throws IOException {
    assertEquals(Trust.TRUSTED, right("trust: true\n").trustOf(home));
    assertEquals(Trust.UNTRUSTED, right("trust: false\n").trustOf(home));
    assertEquals(Trust.UNTRUSTED, right("# nothing\n").trustOf(home));
    assertEquals(Trust.UNTRUSTED, right("trust: []\n").trustOf(home));
  }

  @Test
  void foldersAreTrustedWithWhatIsInThem() throws IOException {
    Path ours = Files.createDirectories(home.resolve("code/ours"));
    Path project = Files.createDirectories(ours.resolve("project"));
    Path theirs = Files.createDirectories(home.resolve("code/ours-not"));
    Path elsewhere = Files.createDirectories(home.resolve("elsewhere"));
    UserConfiguration read =
        right("trust: [~/code/ours, " + elsewhere.toString().replace('\\', '/') + "]\n");
    assertEquals(Trust.TRUSTED, read.trustOf(ours));
    assertEquals(Trust.TRUSTED, read.trustOf(project));
    assertEquals(Trust.TRUSTED, read.trustOf(elsewhere));
    assertEquals(Trust.UNTRUSTED, read.trustOf(theirs));
    assertEquals(Trust.UNTRUSTED, read.trustOf(home.resolve("code")));
    assertEquals(Trust.UNTRUSTED, read.trustOf(ours.resolve("missing")));
  }

  @Test
  void whereALinkLeadsIsWhatCounts() throws IOException {
    Path ours = Files.createDirectories(home.resolve("ours"));
    Path theirs = Files.createDirectories(home.resolve("theirs"));
    Path outward = Files.createSymbolicLink(ours.resolve("link"), theirs);
    Path inward = Files.createSymbolicLink(theirs.resolve("link"), ours);
    UserConfiguration read = right("trust: [~/ours]\n");
    assertEquals(Trust.UNTRUSTED, read.trustOf(outward));
    assertEquals(Trust.TRUSTED, read.trustOf(inward));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          trust: yes           | 1:8: `trust` must be true or false, found `yes`
          trust: {a: b}        | 1:8: `trust` must be true or false, found a mapping
          trust: [work]        | 1:9: `work` is relative: write where the folder is from / or ~
          trust: [3]           | 1:9: an element of `trust` must be a text, found `3`: put it in quotes
          trusts: true         | 1:1: unknown key `trusts` in a user configuration: did you mean `trust`?
          rules: {}            | 1:1: not a user configuration: expected a mapping with `trust`
          secret-canary        | 1:1: not a user configuration: expected a mapping with `trust`
          """)
  void whatIsWrongTrustsNothing(String yaml, String expected) throws IOException {
    UserConfiguration.Loaded loaded = read(yaml + "\n");
    assertEquals(1, loaded.diagnostics().size());
    String line = loaded.diagnostics().get(0).oneLine();
    assertEquals(expected, line.replace(loaded.diagnostics().get(0).path() + ":", ""));
    assertEquals(UserConfiguration.NONE, loaded.configuration());
    assertEquals(false, isRight(yaml));
  }

  @Test
  void theFileIsWhereTheDesktopKeepsIt() {
    Path usual = home.resolve(".config/tensorlint/config.yaml");
    assertEquals(usual, UserConfiguration.location(Map.of(), home));
    assertEquals(usual, UserConfiguration.location(Map.of("XDG_CONFIG_HOME", "relative"), home));
    Path other = home.resolve("other").toAbsolutePath();
    assertEquals(
        other.resolve("tensorlint/config.yaml"),
        UserConfiguration.location(Map.of("XDG_CONFIG_HOME", other.toString()), home));
  }

  @Test
  void thePageShowsWhatIsRead() throws IOException {
    Matcher blocks =
        Pattern.compile("(?s)```yaml\\n(# .{0,40}config\\.yaml.*?)```")
            .matcher(Files.readString(PAGE));
    List<String> found = new ArrayList<>();
    while (blocks.find()) {
      found.add(blocks.group(1));
    }
    assertEquals(1, found.size());
    assertNotEquals(UserConfiguration.NONE, right(found.get(0)));
  }
}
