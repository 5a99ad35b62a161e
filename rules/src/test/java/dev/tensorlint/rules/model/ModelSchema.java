// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The JSON Schema of model files. */
final class ModelSchema {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonSchema SCHEMA = read();

  private ModelSchema() {}

  /** Returns what the schema says against a model, nothing when it is right. */
  static List<String> check(String yaml) {
    Load load = new Load(LoadSettings.builder().build());
    JsonNode model = JSON.valueToTree(load.loadFromString(yaml));
    return SCHEMA.validate(model).stream().map(ValidationMessage::getMessage).sorted().toList();
  }

  static JsonNode source() throws IOException {
    try (InputStream in = open()) {
      return JSON.readTree(in);
    }
  }

  private static JsonSchema read() {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(open());
  }

  private static InputStream open() {
    return Objects.requireNonNull(
        ModelSchema.class.getResourceAsStream("/META-INF/tensorlint/lifecycle-model.schema.json"));
  }
}
