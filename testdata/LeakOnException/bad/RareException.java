// runs: clean
import dev.tensorlint.runtime.Tensor;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

/** Only a Java without what each one has throws here: the leak is potential. */
final class RareException {
  static void run() throws ParserConfigurationException {
    Tensor x = Tensor.of(2f); // want LeakOnException potential
    boolean isAware =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().isNamespaceAware();
    System.out.println(isAware + " " + x.item());
    x.close();
  }
}
