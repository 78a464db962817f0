package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;

/**
 * The generated pages are those in the repository. Run with {@code -Ddynamis.regenerate=true} to
 * write them.
 */
class ReferencePagesTest {
  private static final Path FOLDER = Path.of("..", "docs", "reference");

  @Test
  void theReferencePageIsUpToDate() throws IOException {
    check("mjcf.md", Grammar.mjcf().page());
  }

  @Test
  void theSchemaIsUpToDate() throws IOException {
    check("mjcf.xsd", Grammar.mjcf().xsd());
  }

  @Test
  void thePageOfDiagnosticsIsUpToDate() throws IOException {
    check("diagnostics-mjcf.md", Code.page());
  }

  @Test
  void codesAreUnique() {
    Set<String> codes = new HashSet<>(Arrays.stream(Code.values()).map(Code::code).toList());
    assertThat(codes).hasSize(Code.values().length);
  }

  @Test
  void theSchemaAcceptsAModelAndRefusesATypo() throws Exception {
    var schema =
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(
                new StreamSource(
                    new ByteArrayInputStream(
                        Grammar.mjcf().xsd().getBytes(StandardCharsets.UTF_8))));
    String good =
        "<mujoco><option gravity='0 0 -1'><flag energy='enable'/></option><worldbody><body name='a'>"
            + "<joint type='slide'/><geom size='.1'/></body></worldbody>"
            + "<actuator><motor joint='j'/></actuator></mujoco>";
    schema.newValidator().validate(source(good));
    for (String bad :
        new String[] {
          good.replace("gravity", "graviti"),
          good.replace("slide", "slied"),
          good.replace("0 0 -1", "0 0"),
          good.replace("<motor", "<moter")
        }) {
      assertThat(
              org.assertj.core.api.Assertions.catchThrowable(
                  () -> schema.newValidator().validate(source(bad))))
          .as(bad)
          .isNotNull();
    }
  }

  private static StreamSource source(String text) {
    return new StreamSource(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static void check(String name, String text) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("dynamis.regenerate")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file)).isEqualTo(text);
  }
}
