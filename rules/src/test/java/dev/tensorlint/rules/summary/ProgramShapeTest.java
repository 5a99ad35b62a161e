// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.CallOutcome;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the builder of graphs is told of calls and fields. */
final class ProgramShapeTest {

  private static final String IMPORTS =
      """
      import ai.djl.ndarray.*;
      import dev.tensorlint.runtime.*;
      import dev.tensorlint.runtime.nn.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.io.*;
      """;

  /** Returns what is told of each call and field in methods named {@code run}. */
  private static String told(String members) {
    AnalysedProgram program = AnalysedProgram.of(IMPORTS + "class A {\n" + members + "}\n");
    Told told = new Told(program.shape());
    program.bodies().stream()
        .filter(body -> body.name().equals("A.run"))
        .flatMap(body -> Stream.ofNullable(body.code()))
        .forEach(code -> code.accept(told));
    return told.text.toString();
  }

  private static final class Told extends IrWalker {
    private final ProgramShape shape;
    private final StringBuilder text = new StringBuilder();

    Told(ProgramShape shape) {
      this.shape = shape;
    }

    @Override
    public Unit visitCall(Expr.Call call) {
      Expr target = call.target();
      Callee callee = call.callee();
      String type =
          target != null
              ? target.type().name()
              : callee instanceof MethodRef method ? method.owner() : "?";
      tell(type, callee);
      return super.visitCall(call);
    }

    @Override
    public Unit visitFieldRef(Expr.FieldRef field) {
      text.append(field.name()).append(shape.isSettled(field) ? ": settled\n" : ":\n");
      return super.visitFieldRef(field);
    }

    private void tell(String type, Callee callee) {
      text.append(callee.name()).append(':');
      shape.exceptions(type, callee).forEach(each -> text.append(" throws ").append(each));
      shape.lambdas(type, callee).ifPresent(each -> text.append(" lambdas ").append(each));
      note(" asks ", shape.asks(type, callee), ContentQuestion.NONE);
      note(" gives ", shape.result(type, callee), ResultEffect.Kind.COPY);
      note(shape.outcome(type, callee));
      note(" depends on inputs", shape.dependsOnInputs(type, callee));
      note(" same for same", shape.isSameForSame(type, callee));
      note(" releases", shape.isRelease(type, callee, false));
      note(" doubtful", shape.isDoubtful(type, callee));
      note(" receiver", shape.returnsReceiver(type, callee));
      text.append('\n');
    }

    private void note(String what, Object value, Object usual) {
      if (!value.equals(usual)) {
        text.append(what).append(value);
      }
    }

    private void note(CallOutcome outcome) {
      note(" never returns", outcome.neverReturns());
      Optional.ofNullable(outcome.returnsIf())
          .ifPresent(test -> note(" returns if ", test.is(), ""));
      Optional.ofNullable(outcome.tells()).ifPresent(test -> note(" tells ", test.is(), ""));
    }

    private void note(String what, boolean holds) {
      text.append(holds ? what : "");
    }
  }

  @Test
  void callsOfLibraries() {
    assertEquals(
        """
        close: lambdas INLINE same for same releases
        item: lambdas INLINE same for same
        relu: lambdas INLINE gives SCOPED same for same
        randn: lambdas INLINE gives SCOPED
        predict: lambdas INLINE gives SCOPED depends on inputs same for same
        predict: lambdas INLINE gives SCOPED same for same
        state: lambdas INLINE gives LENT_UNTIL_STEP same for same
        close: lambdas INLINE same for same releases
        close: lambdas INLINE same for same releases
        get: lambdas INLINE gives ELEMENT_OF
        isEmpty: lambdas INLINE asks EMPTY same for same
        size: lambdas INLINE asks SIZE same for same
        remove: lambdas INLINE gives TAKEN_FROM
        forEach: lambdas EACH same for same
        toString:
        append: lambdas INLINE gives ALIAS same for same receiver
        requireNonNull: lambdas INLINE_ONCE gives ALIAS returns if IS_NOT_NULL same for same
        isNull: lambdas INLINE tells IS_NULL same for same
        exit: lambdas INLINE never returns same for same
        mystery: doubtful
        close: doubtful
        sleep: throws java.lang.InterruptedException
        close:
        submit: lambdas OTHER_THREAD same for same
        newCachedThreadPool:
        get: throws java.lang.InterruptedException throws java.util.concurrent.ExecutionException \
        lambdas INLINE gives ALIAS same for same receiver
        supplyAsync: lambdas OTHER_THREAD same for same
        close: lambdas INLINE same for same
        of: lambdas LATER gives FRESH same for same
        close:
        read: throws java.io.IOException
        """,
        told(
            """
            void run(Tensor t, StatefulModel s, Model m, List<Tensor> all, NDManager nd,
                byte[] x) throws Exception {
              t.close();
              t.item();
              t.relu();
              Tensor.randn(1);
              s.predict(t);
              m.predict(t);
              s.state();
              m.close();
              nd.close();
              all.get(0);
              all.isEmpty();
              all.size();
              all.remove(0);
              all.forEach(each -> {});
              new StringBuilder().append(1).toString();
              Objects.requireNonNull(t);
              Objects.isNull(t);
              System.exit(1);
              t.mystery();
              Unknown.close(t);
              Thread.sleep(1);
              new ByteArrayInputStream(x).close();
              Executors.newCachedThreadPool().submit(() -> {});
              CompletableFuture.supplyAsync(() -> t).get();
              ModelLease.of(m).close();
              new StringReader("").close();
              new StringReader("").read();
            }
            """));
  }

  @Test
  void callsOfOwnMethods() {
    assertEquals(
        """
        plain:
        open: throws java.io.IOException
        failing: throws java.io.IOException
        failingAlways: throws java.lang.IllegalStateException never returns
        abstractly: throws java.io.IOException
        overridden: throws java.lang.Exception throws java.io.EOFException never returns
        caught:
        unchecked: throws java.lang.IllegalStateException
        builds: depends on inputs
        get: lambdas INLINE gives ELEMENT_OF
        steps: depends on inputs
        loops: never returns
        loopsPerhaps: doubtful
        close: throws java.io.IOException
        close: throws java.io.IOException
        close:
        close: throws java.io.IOException doubtful
        free:
        fixed: settled
        fixed: settled
        HELD: settled
        length:
        """,
        told(
            """
            final int fixed = 1;
            int free;
            static final Tensor HELD = null;
            void run(A a, B b, Tensor t, List<Layer> layers, StatefulModel s, float[] x,
                Quiet q) throws Exception {
              plain();
              a.open();
              a.failing(1);
              a.failingAlways();
              b.abstractly();
              a.overridden();
              a.caught();
              a.unchecked(1);
              a.builds(layers.get(0));
              a.steps(s, x);
              a.loops();
              a.loopsPerhaps(1);
              a.close(1);
              a.close();
              q.close();
              q.close(1);
              this.free = fixed + a.fixed;
              Object o = HELD;
              int n = x.length;
            }
            static void plain() {}
            void open() throws IOException {}
            final void failing(int n) throws Exception { if (n > 1) { throw new IOException(); } }
            final void failingAlways() { throw new IllegalStateException(); }
            void overridden() throws Exception { throw new EOFException(); }
            final void caught() throws IOException { }
            final void unchecked(int n) throws IllegalStateException {
              if (n > 1) { throw new IllegalStateException(); }
            }
            static Model builds(Layer layer) { return Sequential.of(layer); }
            static void steps(StatefulModel model, float[] sequence) {
              for (float value : sequence) {
                Tensor x = Tensor.scalar(value);
                model.predict(x).close();
                x.close();
              }
            }
            final void loops() { while (true) {} }
            final void loopsPerhaps(int n) { mystery(); }
            void close(int n) throws IOException {}
            void close() throws IOException {}
            static class Quiet extends StringReader {
              Quiet() { super(""); }
              void close(int n) throws IOException { mystery(); }
            }
            interface B { void abstractly() throws IOException, Error; }
            """));
  }

  @Test
  void questionsWithoutACall() {
    ProgramShape shape =
        AnalysedProgram.of(IMPORTS + "class A { void close(int n) {} void close() {} }").shape();
    assertEquals(
        "java.lang.AutoCloseable#close()", shape.closeMethod("java.lang.AutoCloseable").toString());
    assertEquals(
        "dev.tensorlint.runtime.Tensor#close()",
        shape.closeMethod("dev.tensorlint.runtime.Tensor").toString());
    assertEquals("A#close()", shape.closeMethod("A").toString(), "not the one with a parameter");
    assertEquals(
        new UnresolvedMethod("close", TypeRef.STRING), shape.closeMethod("java.lang.String"));
    assertEquals(true, shape.returnsNothing("java.lang.Runnable"));
    assertEquals(false, shape.returnsNothing("java.util.function.Supplier"));
    assertEquals(
        true, shape.isMisuse("dev.tensorlint.runtime.TensorDisposedException"), "use of the dead");
    assertEquals(false, shape.isMisuse("java.lang.RuntimeException"));
    assertEquals(false, shape.isMisuse("java.io.IOException"));
    assertEquals(false, shape.followsUnexpected());
    assertEquals(true, shape.isSubtype("java.io.IOException", "java.lang.Exception"));
    assertEquals(false, shape.isSubtype("java.lang.Exception", "java.io.IOException"));
  }
}
