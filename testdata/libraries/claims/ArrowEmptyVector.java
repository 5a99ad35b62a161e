// model: arrow-vector org.apache.arrow.vector.ValueVector allocateNew(*), allocateNewSafe(), reAlloc(): { receiver: acquires }
// outcome: prints empty 0, filled true, closed twice 0, filled again true
// jars: arrow flatbuffers jackson slf4j-api jsr305 immutables
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.IntVector;

/** A new vector holds nothing; one that was closed may be filled again. */
final class ArrowEmptyVector {
  public static void main(String[] args) {
    BufferAllocator allocator = new RootAllocator();
    IntVector vector = new IntVector("v", allocator);
    String text = "empty " + allocator.getAllocatedMemory();
    vector.allocateNew(8);
    text += ", filled " + (allocator.getAllocatedMemory() > 0);
    vector.close();
    vector.close();
    text += ", closed twice " + allocator.getAllocatedMemory();
    vector.allocateNew(8);
    System.out.println(text + ", filled again " + (allocator.getAllocatedMemory() > 0));
  }
}
