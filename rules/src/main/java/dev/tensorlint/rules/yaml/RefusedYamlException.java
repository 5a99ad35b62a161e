// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** YAML that is right, but not what our files may be made of. */
final class RefusedYamlException extends MarkedYamlEngineException {

  private static final long serialVersionUID = 1;

  RefusedYamlException(String problem, Optional<Mark> at) {
    super(null, Optional.empty(), problem, at);
  }
}
