// model: javacpp org.bytedeco.javacpp.PointerScope detach(Pointer): { result: { alias: receiver }, arguments: releases }
// outcome: prints detached true, retained false
// jars: javacpp opencv openblas
// needs: natives
import org.bytedeco.javacpp.IntPointer;
import org.bytedeco.javacpp.PointerScope;

/** What is detached from its scope without another reference is released. */
final class JavaCppDetached {
  public static void main(String[] args) {
    try (PointerScope scope = new PointerScope()) {
      IntPointer one = new IntPointer(4L);
      scope.detach(one);
      IntPointer other = new IntPointer(4L);
      other.retainReference();
      scope.detach(other);
      System.out.println("detached " + one.isNull() + ", retained " + other.isNull());
    }
  }
}
