// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The JSON Schema of configuration files. */
final class ConfigurationSchema {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path FILE = Path.of("../docs/tensorlint.schema.json");

  private ConfigurationSchema() {}

  /** Returns what the schema says against a configuration, nothing when it is right. */
  static List<String> check(String yaml) throws IOException {
    Load load = new Load(LoadSettings.builder().build());
    JsonNode configuration = JSON.valueToTree(load.loadFromString(yaml));
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(source())
        .validate(configuration)
        .stream()
        .map(ValidationMessage::getMessage)
        .sorted()
        .toList();
  }

  static JsonNode source() throws IOException {
    return JSON.readTree(FILE.toFile());
  }
}
