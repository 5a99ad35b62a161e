// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.resource.Library;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Recognises, by configured names, the code that frameworks call for each request. */
public final class RequestHandlers {

  private final Library library;
  private final Conventions conventions;
  private final Set<String> names;

  public RequestHandlers(Library library) {
    this.library = library;
    this.conventions = library.models().conventions();
    this.names =
        conventions.requests().methods().stream()
            .map(method -> method.substring(method.lastIndexOf('.') + 1))
            .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns what a request handler builds from inputs that do not depend on the request. */
  List<ComputationFact.BuiltPerRequest> facts(Body body, Constructions building) {
    Optional<Place> handler = building.built().isEmpty() ? Optional.empty() : handler(body);
    return handler
        .map(
            at ->
                building.built().stream()
                    .filter(built -> !built.isReturned() && built.parameters().isEmpty())
                    .map(built -> fact(built, at))
                    .sorted(Comparator.comparing(fact -> fact.resource().created().span()))
                    .toList())
        .orElse(List.of());
  }

  private static ComputationFact.BuiltPerRequest fact(Constructions.Built built, Place handler) {
    return new ComputationFact.BuiltPerRequest(
        built.resource(), built.method(), handler, built.isSure());
  }

  /** Returns whether a framework calls a body for each request. */
  public boolean isHandler(Body body) {
    return handler(body).isPresent();
  }

  private Optional<Place> handler(Body body) {
    MethodDecl method = body.method();
    if (method != null) {
      return isHandler(body.type().name(), method)
          ? Optional.of(new Place(body.unit().file(), method.nameSpan()))
          : Optional.empty();
    }
    return body.passedTo() instanceof MethodRef taker && takesHandlers(taker)
        ? Optional.of(new Place(body.unit().file(), body.span()))
        : Optional.empty();
  }

  private boolean isHandler(String type, MethodDecl method) {
    boolean isAnnotated =
        method.annotations().stream()
            .anyMatch(one -> conventions.requests().annotations().contains(one.name()));
    return isAnnotated || isInherited(type, method.ref().name());
  }

  /** Most methods have a name that no handler has: their supertypes are not looked up. */
  private boolean isInherited(String type, String method) {
    return names.contains(method)
        && library.types().supertypes(type).stream().anyMatch(of -> isNamed(of, method));
  }

  /** Returns whether a method takes functions that a framework calls for each request. */
  public boolean takesHandlers(MethodRef taker) {
    return isNamed(taker.owner(), taker.name());
  }

  private boolean isNamed(String type, String method) {
    return conventions.requests().methods().contains(type + "." + method);
  }
}
