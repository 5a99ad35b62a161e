// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.dataflow.Problem;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.List;

/**
 * The problem of a body in which one call alone throws, for paths that begin with its exception:
 * what such a path leaves open, the exception leaves open by itself.
 *
 * @param thrower the node of the call
 */
record OneException(Cfg cfg, int thrower, Problem<PathState> body) implements Problem<PathState> {

  @Override
  public List<PathState> take(int node, Edge edge, PathState before, PathState thrown) {
    return node == thrower || cfg.instruction(node).asInvoke() == null
        ? body.take(node, edge, before, thrown)
        : List.of();
  }

  @Override
  public PathState entry() {
    return body.entry();
  }

  @Override
  public List<PathState> transfer(int node, PathState before) {
    return body.transfer(node, before);
  }

  @Override
  public PathState transferExceptional(int node, PathState before) {
    return body.transferExceptional(node, before);
  }

  @Override
  public List<PathState> assume(Condition condition, PathState state) {
    return body.assume(condition, state);
  }

  @Override
  public PathState relevant(int node, PathState state) {
    return body.relevant(node, state);
  }

  @Override
  public Object identity(PathState state) {
    return body.identity(state);
  }

  @Override
  public PathState merge(PathState one, PathState other) {
    return body.merge(one, other);
  }

  @Override
  public PathState join(PathState one, PathState other) {
    return body.join(one, other);
  }

  @Override
  public Object kind(PathState state) {
    return body.kind(state);
  }
}
