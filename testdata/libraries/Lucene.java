// models: lucene
import java.io.IOException;
import java.util.List;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;

/** Lucene: readers, writers, and what shares them. */
final class Lucene {

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

  DirectoryReader openedOk(Directory index) throws IOException {
    return DirectoryReader.open(index);
  }

  int ofHelperBad(Directory index) throws IOException {
    DirectoryReader reader = openedOk(index); // want UnclosedResource definite
    return reader.numDocs();
  }

  int perIndexBad(List<Directory> indexes) throws IOException {
    int count = 0;
    for (Directory index : indexes) {
      IndexReader reader = DirectoryReader.open(index); // want UnclosedResource definite
      count += reader.numDocs();
    }
    return count;
  }

  int perIndexOk(List<Directory> indexes) throws IOException {
    int count = 0;
    for (Directory index : indexes) {
      try (IndexReader reader = DirectoryReader.open(index)) {
        count += reader.numDocs();
      }
    }
    return count;
  }

  int searchedUnlessThrownBad(Directory index, Query query) throws IOException {
    DirectoryReader reader = DirectoryReader.open(index); // want LeakOnException definite
    int found = reader.docFreq(new Term("text", query.toString()));
    reader.close();
    return found;
  }

  int releasedOk(Directory index) throws IOException {
    DirectoryReader reader = DirectoryReader.open(index);
    try {
      return reader.numDocs();
    } finally {
      reader.decRef();
    }
  }

  /** Others have references to it. */
  int sharedOk(DirectoryReader reader) throws IOException {
    reader.incRef();
    int count = reader.numDocs();
    reader.decRef();
    return count;
  }

  void rolledBackOk(Directory index, Document document) throws IOException {
    IndexWriter writer = new IndexWriter(index, new IndexWriterConfig());
    try {
      writer.addDocument(document);
    } finally {
      writer.rollback();
    }
  }

  void committedBad(Directory index) throws IOException {
    IndexWriter writer = new IndexWriter(index, new IndexWriterConfig()); // want UnclosedResource definite
    writer.commit();
  }

  void writtenAfterCloseBad(Directory index, Document document) throws IOException {
    IndexWriter writer = new IndexWriter(index, new IndexWriterConfig());
    writer.close();
    writer.addDocument(document); // want UseAfterDispose definite
  }

  void closedIfOpenOk(Directory index) throws IOException {
    IndexWriter writer = new IndexWriter(index, new IndexWriterConfig());
    if (writer.isOpen()) {
      writer.close();
    }
  }

  void newerReplacedBad(DirectoryReader first) throws IOException {
    DirectoryReader newer = DirectoryReader.openIfChanged(first); // want UnclosedResource definite
    if (newer != null) {
      System.out.println(newer.numDocs());
    }
  }

  static final class IndexBad {
    private final DirectoryReader reader; // want OwnerNotCloseable definite

    IndexBad(Directory index) throws IOException {
      reader = DirectoryReader.open(index);
    }

    int size() {
      return reader.numDocs();
    }
  }

  /** Its owner closes it. */
  static final class IndexOk {
    private final DirectoryReader reader;

    IndexOk(Directory index) throws IOException {
      reader = DirectoryReader.open(index);
    }

    void close() throws IOException {
      reader.close();
    }
  }
}
