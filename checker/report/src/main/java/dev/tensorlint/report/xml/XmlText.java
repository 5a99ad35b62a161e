// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.xml;

import java.io.IOException;
import java.io.StringWriter;
import javax.xml.XMLConstants;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stream.StreamResult;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

/**
 * An XML document in the making, written by the serializer of the JDK: it escapes texts and
 * attributes, line ends in attributes too. Characters that XML 1.0 does not have become U+FFFD.
 */
public final class XmlText {

  private static final String NONE = "";
  private static final String TEXT = "CDATA";
  private static final int REPLACEMENT = 0xFFFD;
  private static final String INDENT = "{http://xml.apache.org/xslt}indent-amount";

  private final TransformerHandler document;

  private XmlText(TransformerHandler document) {
    this.document = document;
  }

  /** What writes elements. */
  @FunctionalInterface
  public interface Content {

    void write(XmlText xml) throws SAXException;
  }

  /** Appends a document; nothing is appended where the content fails. */
  public static void write(Appendable out, Content content) throws IOException {
    StringWriter text = new StringWriter();
    try {
      TransformerHandler document = handler();
      document.setResult(new StreamResult(text));
      document.startDocument();
      content.write(new XmlText(document));
      document.endDocument();
    } catch (SAXException e) {
      throw new IOException("the report cannot be written as XML", e);
    }
    String body = text.toString().replace("\r\n", "\n").strip();
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").append(body).append('\n');
  }

  private static TransformerHandler handler() {
    try {
      SAXTransformerFactory factory =
          (SAXTransformerFactory) TransformerFactory.newDefaultInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      TransformerHandler handler = factory.newTransformerHandler();
      handler.getTransformer().setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
      handler.getTransformer().setOutputProperty(OutputKeys.INDENT, "yes");
      handler.getTransformer().setOutputProperty(INDENT, "2");
      return handler;
    } catch (TransformerConfigurationException e) {
      throw new IllegalStateException("every Java platform writes XML", e);
    }
  }

  /**
   * Starts an element.
   *
   * @param attributes names and values in turn
   */
  public XmlText start(String name, String... attributes) throws SAXException {
    AttributesImpl all = new AttributesImpl();
    for (int i = 0; i < attributes.length; i += 2) {
      all.addAttribute(NONE, attributes[i], attributes[i], TEXT, valid(attributes[i + 1]));
    }
    document.startElement(NONE, name, name, all);
    return this;
  }

  /** Ends the element of a name. */
  public void end(String name) throws SAXException {
    document.endElement(NONE, name, name);
  }

  /** Writes a text between the tags of the element. */
  public XmlText text(String text) throws SAXException {
    char[] characters = valid(text).toCharArray();
    document.characters(characters, 0, characters.length);
    return this;
  }

  private static String valid(String text) {
    if (text.codePoints().allMatch(XmlText::isValid)) {
      return text;
    }
    StringBuilder valid = new StringBuilder(text.length());
    text.codePoints()
        .map(each -> isValid(each) ? each : REPLACEMENT)
        .forEach(valid::appendCodePoint);
    return valid.toString();
  }

  /** The production Char of XML 1.0; the carriage return would come back as a line feed. */
  private static boolean isValid(int codePoint) {
    return codePoint == '\t'
        || codePoint == '\n'
        || (codePoint >= ' ' && codePoint <= 0xD7FF)
        || (codePoint >= 0xE000 && codePoint <= 0xFFFD)
        || codePoint >= 0x10000;
  }
}
