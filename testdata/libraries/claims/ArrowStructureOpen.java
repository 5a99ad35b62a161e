// model: arrow-libraries org.apache.arrow.c.ArrowArray allocateNew(*): fresh
// outcome: throws java.lang.IllegalStateException
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.c.ArrowArray;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;

/** The bytes of a structure belong to its allocator, which misses them. */
final class ArrowStructureOpen {
  public static void main(String[] args) {
    BufferAllocator allocator = new RootAllocator();
    ArrowArray.allocateNew(allocator);
    allocator.close();
  }
}
