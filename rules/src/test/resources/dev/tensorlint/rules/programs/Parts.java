import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Results that close their parts. Whoever goes through one and hands a part on needs it open, and
 * may leave the result open for that.
 */
final class Parts {
  private static final List<Object> ALL = new ArrayList<>();
  private static OnnxValue kept;

  static void notLooked(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
  }

  static void read(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      each.getKey().length();
    }
  }

  static void readParts(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
      value.getValue();
    }
  }

  static void passed(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      ALL.add(each);
    }
  }

  static void partPassed(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
      OnnxValue other = value;
      ALL.add(other);
    }
  }

  static void otherPassed(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
      ALL.add(input);
    }
  }

  static void gathered(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      Object[] all = {"x", each.getValue()};
    }
  }

  static void otherGathered(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      Object[] all = {"x", input};
    }
  }

  static void inAnArray(OrtSession session, OnnxTensor input, Object[] all) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      all[0] = each.getValue();
    }
  }

  static void otherInAnArray(OrtSession session, OnnxTensor input, Object[] all)
      throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      all[0] = input;
    }
  }

  static void inAField(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      kept = each.getValue();
    }
  }

  static void otherInAField(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      kept = input;
    }
  }

  static void captured(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
      Runnable later = () -> System.out.println(value);
    }
  }

  static void otherCaptured(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
      Runnable later = () -> System.out.println(session);
    }
  }

  static OnnxValue returned(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      return each.getValue();
    }
    return null;
  }

  static OnnxValue otherReturned(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      OnnxValue value = each.getValue();
    }
    return input;
  }

  static void nothingReturned(OrtSession session, OnnxTensor input) throws OrtException {
    OrtSession.Result result = session.run(Map.of("x", input));
    for (Map.Entry<String, OnnxValue> each : result) {
      return;
    }
  }
}
