// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the bundled models say of single calls, as a program's author would read the libraries. */
class BundledMeaningTest {

  private static final LoadedModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED);
  private static final ReflectionTypes TYPES = new ReflectionTypes();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ai.djl.ndarray.NDManager    | create       | float[]          | owned-by receiver
          ai.djl.ndarray.NDManager    | newSubManager|                  | owned-by receiver
          ai.djl.ndarray.NDManager    | newBaseManager|                 | fresh
          ai.djl.ndarray.NDManager    | isOpen       |                  | copy, receiver metadata
          ai.djl.ndarray.NDManager    | close        |                  | copy, receiver releases
          ai.djl.ndarray.NDManager    | attachAll    | NDResource[]     | copy, arguments attaches-to
          ai.djl.ndarray.NDManager    | ret          | NDResource       | alias argument 0, arguments consumes, later
          ai.djl.ndarray.NDManager    | randomNormal | Shape            | owned-by receiver, random
          ai.djl.ndarray.NDArray      | add          | NDArray          | owned-by-owner-of receiver
          ai.djl.ndarray.NDArray      | addi         | Number           | alias receiver
          ai.djl.ndarray.NDArray      | toDevice     | Device,boolean   | maybe-alias receiver
          ai.djl.ndarray.NDArray      | get          | long[]           | owned-by-owner-of receiver
          ai.djl.ndarray.NDArray      | get          | NDManager,long[] | owned-by argument 0
          ai.djl.ndarray.NDArray      | toFloatArray |                  | copy
          ai.djl.ndarray.NDArray      | getShape     |                  | copy, receiver metadata
          ai.djl.ndarray.NDArray      | attach       | NDManager        | copy, receiver attaches-to
          ai.djl.ndarray.NDArray      | detach       |                  | copy, receiver detaches
          ai.djl.ndarray.NDArray      | tempAttach   | NDManager        | copy, receiver metadata
          ai.djl.ndarray.NDArray      | set          | NDIndex,Function | copy
          com.google.common.io.Closer | create       |                  | fresh
          com.google.common.io.Closer | register     | Closeable        | alias argument 0, arguments attaches-to, later
          com.google.common.io.Closeables | close    | Closeable,boolean | copy, arguments releases/borrows
          org.apache.commons.io.IOUtils | closeQuietly | Closeable      | copy, arguments releases
          org.apache.commons.io.IOUtils | closeQuietly | Closeable[]    | copy, arguments releases
          org.apache.commons.io.IOUtils | closeQuietly | Iterable       | copy, arguments releases-elements
          org.apache.arrow.util.AutoCloseables | close | AutoCloseable[] | copy, arguments releases
          org.apache.arrow.util.AutoCloseables | close | Iterable | copy, arguments releases-elements
          ai.djl.ndarray.NDArrays     | addi         | Number,NDArray   | alias argument 1
          ai.djl.ndarray.NDArrays     | sub          | Number,NDArray   | owned-by-owner-of argument 1
          ai.djl.ndarray.NDArrays     | sub          | NDArray,NDArray  | owned-by-owner-of argument 0
          ai.djl.ndarray.NDArrays     | stack        | NDList           | owned-by-owner-of argument 0
          ai.djl.ndarray.NDList       | <init>       |                  | copy
          ai.djl.ndarray.NDList       | <init>       | NDArray[]        | fresh, arguments wraps
          ai.djl.ndarray.NDList       | get          | int              | owned-by receiver
          ai.djl.ndarray.NDList       | add          | Object           | copy, receiver metadata, arguments retains, later
          ai.djl.ndarray.NDList       | close        |                  | copy, receiver releases
          ai.djl.ndarray.NDScope      | <init>       |                  | fresh
          ai.djl.Model                | newInstance  | String           | fresh
          ai.djl.Model                | getNDManager |                  | borrow receiver
          ai.djl.Model                | newTrainer   | TrainingConfig   | child-of receiver
          ai.djl.repository.zoo.Criteria | loadModel |                  | fresh
          ai.djl.repository.zoo.ZooModel | newPredictor |               | child-of receiver
          ai.djl.engine.Engine        | setRandomSeed | int             | copy, seeds
          ai.djl.inference.Predictor  | predict      | Object           | copy, predicts
          ai.djl.huggingface.tokenizers.HuggingFaceTokenizer | newInstance | String | fresh
          ai.djl.huggingface.tokenizers.HuggingFaceTokenizer | encode | String | copy
          ai.djl.training.dataset.Batch  | getData   |                  | owned-by receiver
          ai.onnxruntime.OnnxTensor   | createTensor | OrtEnvironment,Object | fresh
          ai.onnxruntime.OnnxTensor   | getInfo      |                  | copy, receiver metadata
          ai.onnxruntime.OnnxTensor   | getFloatBuffer |                | copy
          ai.onnxruntime.OrtEnvironment | close      |                  | copy, receiver metadata
          ai.onnxruntime.OrtEnvironment | createSession | String        | fresh, throws
          ai.onnxruntime.OrtSession   | run          | Map              | fresh, predicts
          ai.onnxruntime.OrtSession$Result | get     | int              | owned-by receiver
          ai.onnxruntime.OnnxValue    | close        | Iterable         | copy, arguments releases-elements
          dev.tensorlint.runtime.Tensor | of         | float[]          | scoped
          dev.tensorlint.runtime.Tensor | add        | ArithmeticOps    | scoped
          dev.tensorlint.runtime.Tensor | reluInPlace |                 | alias receiver
          dev.tensorlint.runtime.Tensor | reshape    | int[]            | handle receiver
          dev.tensorlint.runtime.Tensor | keep       |                  | alias receiver, receiver keeps
          dev.tensorlint.runtime.Tensor | toFloatArray |                | copy
          dev.tensorlint.runtime.Tensor | shape      |                  | copy, receiver metadata
          dev.tensorlint.runtime.Tensor | rand       | int[]            | scoped, random
          dev.tensorlint.runtime.TensorFuture | join |                  | scoped, awaits
          dev.tensorlint.runtime.trace.Session | bind | int,Tensor      | alias receiver
          dev.tensorlint.runtime.TensorScope | open  |                  | fresh
          dev.tensorlint.runtime.TensorScope | tidy  | Supplier         | scoped, in-scope
          dev.tensorlint.runtime.nn.Sequential | predict | Tensor       | scoped, predicts
          dev.tensorlint.runtime.nn.Sequential | close |                | copy, receiver releases
          dev.tensorlint.runtime.nn.Sequential | compile | Loss,Optimizer | copy, arguments borrows/consumes/borrows, later
          dev.tensorlint.runtime.nn.StatefulSequential | state |        | lent-until-step receiver
          dev.tensorlint.runtime.nn.StatefulSequential | resetStates |  | copy, resets-state
          dev.tensorlint.runtime.grad.GradientTape | open |             | fresh
          dev.tensorlint.runtime.grad.GradientTape | gradient | Tensor,Tensor | scoped
          dev.tensorlint.runtime.grad.Variable | value |                | borrow receiver
          dev.tensorlint.runtime.train.Adam | close |                   | copy, receiver releases
          java.util.Objects           | requireNonNull | Object         | alias argument 0, arguments metadata, inline-once, returns if 0 is not null
          java.util.ArrayList         | add          | Object           | copy, arguments adds, later
          java.util.HashMap           | put          | Object,Object    | taken-from receiver, arguments adds, later
          java.lang.ref.WeakReference | <init>       | Object           | copy, arguments holds-weakly/borrows
          java.util.Optional          | of           | Object           | copy, arguments wraps
          java.util.Optional          | get          |                  | alias receiver, receiver metadata, returns if -1 is not null
          java.util.concurrent.ThreadPoolExecutor | execute | Runnable  | copy, arguments retains, other-thread
          java.util.concurrent.CompletableFuture | join |              | alias receiver, receiver metadata, awaits
          reactor.core.publisher.Mono | fromCallable | Callable         | copy, arguments retains, any-thread
          reactor.core.publisher.Mono | block        |                  | copy, awaits
          reactor.core.publisher.Flux | subscribe    | Consumer         | copy, arguments retains, any-thread
          reactor.core.publisher.Flux | transform    | Function         | copy, arguments retains, inline-once
          io.reactivex.rxjava3.core.Single | map     | Function         | copy, arguments retains, any-thread
          io.reactivex.rxjava3.core.Observable | blockingForEach | Consumer | copy, awaits
          java.io.PrintStream         | println      | Object           | copy, arguments metadata
          java.lang.System            | exit         | int              | copy, never returns
          java.util.Objects           | isNull       | Object           | copy, arguments metadata, tells if 0 is null
          java.util.Optional          | isPresent    |                  | copy, receiver metadata, tells if -1 is not null
          org.junit.jupiter.api.Assertions | assertThrows | Class,Executable | copy, to-fail
          org.junit.jupiter.api.Assertions | fail    | String           | copy, arguments metadata, inline-once, never returns
          org.junit.Assert            | assertNotNull | String,Object   | copy, arguments metadata, returns if 1 is not null
          org.assertj.core.api.Assertions | assertThatThrownBy | ThrowingCallable | copy, to-fail
          org.testng.Assert           | assertFalse  | boolean          | copy, arguments metadata, returns if 0 is false
          """)
  void calls(String type, String name, String parameters, String expected) {
    String[] types = parameters == null ? new String[0] : parameters.split(",");
    MethodRef method = TYPES.method(type, name, types);
    Optional<Summary> effect = MODELS.models().effect(type, method, TYPES);
    assertEquals(expected, effect.map(BundledMeaningTest::shown).orElse("nothing"));
  }

  @ParameterizedTest
  @CsvSource({
    "ai.djl.ndarray.NDArray, tensor allowed",
    "ai.djl.ndarray.NDList, result allowed cascades",
    "ai.djl.ndarray.NDManager, closeable allowed cascades",
    "ai.djl.inference.Predictor, predictor allowed light",
    "ai.djl.repository.zoo.ZooModel, model allowed cascades heavy",
    "ai.djl.training.dataset.Batch, result forbidden cascades",
    "ai.onnxruntime.OnnxTensor, tensor logged",
    "ai.onnxruntime.OrtSession, session forbidden heavy",
    "ai.onnxruntime.OrtSession$Result, result logged cascades",
    "ai.onnxruntime.OrtEnvironment, session allowed noop",
    "dev.tensorlint.runtime.Tensor, tensor allowed",
    "dev.tensorlint.runtime.trace.Session, session allowed cascades confined heavy",
    "dev.tensorlint.runtime.trace.TracedFunction, graph allowed cascades heavy",
    "dev.tensorlint.runtime.TensorScope, scope allowed cascades confined",
    "dev.tensorlint.runtime.nn.Sequential, model allowed cascades heavy",
    "dev.tensorlint.runtime.nn.StatefulSequential, model allowed cascades stateful heavy",
    "dev.tensorlint.runtime.grad.GradientTape, tape allowed cascades",
    "dev.tensorlint.runtime.train.Sgd, closeable allowed cascades",
  })
  void types(String type, String expected) {
    assertEquals(expected, shown(MODELS.models().type(type, TYPES).orElseThrow()));
  }

  @Test
  void typesOfTheJdkAreNoResources() {
    assertEquals(Optional.empty(), MODELS.models().type("java.util.ArrayList", TYPES));
    assertEquals(Optional.empty(), MODELS.models().type("java.io.FileInputStream", TYPES));
  }

  private static String shown(TypeModel model) {
    return model.kind().label()
        + " "
        + model.release().again().name().toLowerCase(Locale.ROOT)
        + (model.release().cascades() ? " cascades" : "")
        + (model.release().isNoop() ? " noop" : "")
        + (model.usage().threadConfined() ? " confined" : "")
        + (model.usage().stateful() ? " stateful" : "")
        + (model.usage().cost() == Cost.UNSTATED
            ? ""
            : " " + Vocabulary.word(model.usage().cost()));
  }

  private static String shown(Summary effect) {
    return shown(effect.result())
        + (effect.receiver().equals(OperandEffect.BORROWS)
            ? ""
            : ", receiver " + effect.receiver().word().orElseThrow())
        + shown(effect.parameters().effects())
        + (effect.lambdas() == LambdaRuns.INLINE ? "" : ", " + Vocabulary.word(effect.lambdas()))
        + (effect.awaits() ? ", awaits" : "")
        + (effect.traits().resetsState() ? ", resets-state" : "")
        + (effect.traits().predicts() ? ", predicts" : "")
        + (effect.traits().implicitRandom() ? ", random" : "")
        + (effect.traits().seedsRandom() ? ", seeds" : "")
        + (effect.collectsGarbage() ? ", collects garbage" : "")
        + (effect.throwsExceptions() ? ", throws" : "")
        + (effect.outcome().neverReturns() ? ", never returns" : "")
        + shown(", returns if ", effect.outcome().returnsIf())
        + shown(", tells if ", effect.outcome().tells());
  }

  private static String shown(String when, @Nullable OperandTest test) {
    return test == null
        ? ""
        : when + test.operand().index() + " " + Vocabulary.word(test.is()).replace('-', ' ');
  }

  private static String shown(List<OperandEffect> arguments) {
    return arguments.equals(List.of(OperandEffect.BORROWS))
        ? ""
        : arguments.stream()
            .map(argument -> argument.word().orElseThrow())
            .collect(Collectors.joining("/", ", arguments ", ""));
  }

  private static String shown(ResultEffect result) {
    String kind = Vocabulary.word(result.kind());
    if (result.from().isReceiver()) {
      return kind + " receiver";
    }
    return result.from().isArgument() ? kind + " argument " + result.from().index() : kind;
  }
}
