// models: llama lucene tensorflow tribuo
import de.kherud.llama.InferenceParameters;
import de.kherud.llama.LlamaIterable;
import de.kherud.llama.LlamaModel;
import de.kherud.llama.LlamaOutput;
import de.kherud.llama.ModelParameters;
import java.io.IOException;
import java.util.List;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;
import org.tensorflow.Session;
import org.tensorflow.types.TFloat32;
import org.tribuo.interop.tensorflow.FeatureConverter;
import org.tribuo.interop.tensorflow.TensorMap;
import org.tribuo.math.la.SGDVector;

/** Bindings of llama.cpp, Tribuo's use of TensorFlow, and Lucene's readers and writers. */
final class Others {

  // ---- llama.cpp ----

  String modelBad(ModelParameters where, InferenceParameters question) {
    LlamaModel model = new LlamaModel(where); // want UnclosedResource definite
    return model.complete(question).strip();
  }

  String modelOk(ModelParameters where, InferenceParameters question) {
    try (LlamaModel model = new LlamaModel(where)) {
      return model.complete(question).strip();
    }
  }

  float[] failedEmbeddingBad(ModelParameters where, String text) {
    LlamaModel model = new LlamaModel(where); // want LeakOnException definite
    if (text.isEmpty()) {
      throw new IllegalArgumentException("no text");
    }
    float[] vector = model.embed(text);
    model.close();
    return vector;
  }

  void textAfterCloseBad(ModelParameters where, InferenceParameters question) {
    LlamaModel model = new LlamaModel(where);
    LlamaIterable text = model.generate(question);
    model.close();
    System.out.print(text.iterator().hasNext()); // want ViewOutlivesOwner definite
  }

  void textOk(ModelParameters where, InferenceParameters question) {
    try (LlamaModel model = new LlamaModel(where)) {
      for (LlamaOutput piece : model.generate(question)) {
        System.out.print(piece);
      }
    }
  }

  float[] closedModelBad(ModelParameters where, String text) {
    LlamaModel model = new LlamaModel(where);
    model.close();
    return model.embed(text); // want UseAfterDispose definite
  }

  LlamaModel openedOk(ModelParameters where) {
    return new LlamaModel(where);
  }

  float[] sharedModelOk(LlamaModel model, String text) {
    return model.embed(text);
  }

  // ---- Tribuo ----

  void inputsBad(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features); // want UnclosedResource definite
    inputs.feedInto(session.runner()).addTarget("train").run();
  }

  void inputsOk(Session session, FeatureConverter converter, SGDVector features) {
    try (TensorMap inputs = converter.convert(features)) {
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void wrappedBad(Session session) {
    TensorMap inputs = new TensorMap("x", TFloat32.scalarOf(1)); // want UnscopedTensor definite
    inputs.feedInto(session.runner()).addTarget("train").run();
  }

  void wrappedOk(Session session) {
    try (TensorMap inputs = new TensorMap("x", TFloat32.scalarOf(1))) {
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void inputsOfEachBad(Session session, FeatureConverter converter, List<SGDVector> batches) {
    for (SGDVector batch : batches) {
      TensorMap inputs = converter.convert(batch); // want UnclosedResource definite
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void inputsOfEachOk(Session session, FeatureConverter converter, List<SGDVector> batches) {
    for (SGDVector batch : batches) {
      try (TensorMap inputs = converter.convert(batch)) {
        inputs.feedInto(session.runner()).addTarget("train").run();
      }
    }
  }

  void closedInputsBad(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features);
    inputs.close();
    inputs.feedInto(session.runner()).addTarget("train").run(); // want UseAfterDispose definite
  }

  // ---- Lucene ----

  int readerBad(Directory index) throws IOException {
    DirectoryReader reader = DirectoryReader.open(index); // want UnclosedResource definite
    return reader.numDocs();
  }

  int readerOk(Directory index) throws IOException {
    try (DirectoryReader reader = DirectoryReader.open(index)) {
      return reader.numDocs();
    }
  }

  int readerAfterCloseBad(Directory index, Term word) throws IOException {
    DirectoryReader reader = DirectoryReader.open(index);
    reader.close();
    return reader.docFreq(word); // want UseAfterDispose definite
  }

  int searcherOk(Directory index, Query query) throws IOException {
    try (DirectoryReader reader = DirectoryReader.open(index)) {
      return new IndexSearcher(reader).count(query);
    }
  }

  int refreshedOk(DirectoryReader reader) throws IOException {
    DirectoryReader newer = DirectoryReader.openIfChanged(reader);
    if (newer == null) {
      return reader.numDocs();
    }
    try (newer) {
      return newer.numDocs();
    }
  }

  int refreshedBad(DirectoryReader reader) throws IOException {
    DirectoryReader newer = DirectoryReader.openIfChanged(reader); // want UnclosedResource definite
    return newer == null ? reader.numDocs() : newer.numDocs();
  }

  void writerBad(Directory index, Document document) throws IOException {
    IndexWriter writer = new IndexWriter(index, new IndexWriterConfig()); // want LeakOnException definite
    writer.addDocument(document);
    writer.close();
  }

  void writerOk(Directory index, Document document) throws IOException {
    try (IndexWriter writer = new IndexWriter(index, new IndexWriterConfig())) {
      writer.addDocument(document);
    }
  }

  void managerBad(Directory index) throws IOException {
    SearcherManager manager = new SearcherManager(index, null); // want UnclosedResource definite
    System.out.println(manager.isSearcherCurrent());
  }

  void managerOk(Directory index, Query query) throws IOException {
    try (SearcherManager manager = new SearcherManager(index, null)) {
      IndexSearcher searcher = manager.acquire();
      try {
        System.out.println(searcher.count(query));
      } finally {
        manager.release(searcher);
      }
    }
  }
}
