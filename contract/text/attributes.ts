// Curly quotes delimit values, too, because phones insert them automatically. Within straight quotes they
// belong to the value.
const attribute = /(?<![a-z])([a-z]+)=(?:"([^"]*)"(?=\s|$)|["“”„]([^"“”„]*)["“”])/g

/** Parses `name="value"` pairs of a line. Returns the remaining text, too. */
export const parseAttributes = (line: string) => ({
  attributes: new Map(
    Array.from(line.matchAll(attribute), ([, name = '', straight, curly = '']) => [
      name,
      (straight ?? curly).trim(),
    ]),
  ),
  words: line.replaceAll(attribute, '').trim(),
})

/** Converts a text to one line without straight quotes, so that it can be the value of an attribute. */
export const toAttributeValue = (text: string): string =>
  text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(/(?<![^\s([])"/g, '“')
    .replaceAll('"', '”')
    .trim()
