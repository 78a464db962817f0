package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;

class GrammarXsdTest {
  @Test
  void theSchemaIsUpToDate() throws IOException {
    ReferencePage.check("mjcf.xsd", Grammar.mjcf().xsd());
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
}
