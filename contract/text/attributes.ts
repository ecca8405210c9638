// Phones insert curly quotes automatically, so these enclose a value too; between straight ones they are part of it.
const attribute = /(?<![a-z])([a-z]+)=(?:"([^"]*)"(?=\s|$)|["“”„]([^"“”„]*)["“”])/g

/** What a line says as `name="value"`, and what else is written in it. */
export const readAttributes = (line: string) => ({
  attributes: new Map(
    Array.from(line.matchAll(attribute), ([, name = '', straight, curly = '']) => [
      name,
      (straight ?? curly).trim(),
    ]),
  ),
  words: line.replaceAll(attribute, '').trim(),
})

/** A text as the value of an attribute: on one line, with quotes that do not end it. */
export const attributeValue = (text: string): string =>
  text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll(/(?<![^\s([])"/g, '“')
    .replaceAll('"', '”')
    .trim()
