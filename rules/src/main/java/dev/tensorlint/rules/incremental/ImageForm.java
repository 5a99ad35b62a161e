// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.coverage.UnitCoverage;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Conduct;
import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.GarbageRequest;
import dev.tensorlint.rules.effect.ListedExceptions;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.inferred.Constructions;
import dev.tensorlint.rules.effect.inferred.FieldAdditions;
import dev.tensorlint.rules.effect.inferred.Insertions;
import dev.tensorlint.rules.effect.inferred.Randomness;
import dev.tensorlint.rules.effect.inferred.ResultPresence;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.effect.inferred.StatefulUse;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.effect.inferred.ValueSources;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.Subject;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MaySuppress;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The bytes of what is kept of an analysis. */
final class ImageForm {

  /** The parts that summaries of bodies can have. */
  private static final List<Class<?>> PARTS =
      List.of(
          BinaryOrigin.class,
          Conduct.class,
          Constructions.class,
          Extents.class,
          FieldAdditions.class,
          FunctionRuns.class,
          GarbageRequest.class,
          Insertions.class,
          ListedExceptions.class,
          Randomness.class,
          ResultPresence.class,
          Retention.class,
          StatefulUse.class,
          ThrownExceptions.class,
          Timing.class,
          UnexpectedExceptions.class);

  /** What may be derived from a file. */
  private static final List<Class<?>> VALUES = List.of(MaySuppress.class, UnitCoverage.class);

  /** The methods that return the components of classes that are no records. */
  static final Map<Class<?>, List<String>> CLASSES =
      Map.of(Value.class, List.of("atoms"), BigDecimal.class, List.of("toString"));

  /** The records and enums that stand where an interface is declared. */
  static final List<Class<?>> KINDS = kinds();

  static final ValueForm OUTLINE = ValueForm.of(Outline.class, KINDS).with(CLASSES);
  static final ValueForm UNIT = ValueForm.of(UnitImage.class, KINDS).with(CLASSES);

  private ImageForm() {}

  private static List<Class<?>> kinds() {
    List<Class<?>> kinds = new ArrayList<>(PARTS);
    kinds.addAll(VALUES);
    kinds.addAll(
        ValueForm.family(
            Fact.class,
            Subject.class,
            Site.class,
            ObjectKey.Given.class,
            Atom.class,
            ThrowCondition.class,
            ValueSources.Source.class,
            Callee.class,
            Expr.class,
            Stmt.class,
            Pattern.class));
    return List.copyOf(kinds);
  }
}
