package dev.dynamis.cli;

import dev.dynamis.core.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a constant of an enumeration, in any case; a wrong word is answered with the right ones.
 */
final class WordConverter<E extends Enum<E>> implements ITypeConverter<E> {
  private final Class<E> type;

  WordConverter(Class<E> type) {
    this.type = type;
  }

  @Override
  public E convert(String word) {
    List<String> words = Stream.of(type.getEnumConstants()).map(WordConverter::word).toList();
    int i = words.indexOf(word.toLowerCase(Locale.ROOT));
    if (i < 0) {
      throw new TypeConversionException(
          "'" + word + "' is none of " + String.join(", ", words) + hint(word, words));
    }
    return type.getEnumConstants()[i];
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String hint(String word, List<String> words) {
    return Nearest.to(word.toLowerCase(Locale.ROOT), words)
        .map(nearest -> "; did you mean \"" + nearest + "\"?")
        .orElse("");
  }
}
