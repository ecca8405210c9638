/**
 * Default limit of names and list items in a request. It also limits the names of one object, because objects
 * are copied.
 */
export const defaultMaxValues = 5_000
export const maxRequestDepth = 32
/** Maximum length of a name in a request, in bytes. */
export const maxRequestNameBytes = 500

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a

const endOfText = (json: Uint8Array, from: number): number => {
  let at = from
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1
  return at
}

/**
 * Returns why a JSON text is too large to parse, or null if it is not. Scans bytes without parsing, because
 * parsing a megabyte of names would block the event loop for too long.
 */
export const findJsonExcess = (json: Uint8Array, most = defaultMaxValues): string | null => {
  let depth = 0
  let values = 0
  let lastLength = 0
  const names = new Uint32Array(maxRequestDepth + 1)
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case quote: {
        const end = endOfText(json, at + 1)
        lastLength = end - at - 1
        at = end
        break
      }
      case colon:
        if (lastLength > maxRequestNameBytes) return 'The request has a name that is too long'
        names[depth] = (names[depth] ?? 0) + 1
        if ((names[depth] ?? 0) > defaultMaxValues) return tooManyValuesMessage(defaultMaxValues)
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > maxRequestDepth) return 'The request is nested too deeply'
        names[depth] = 0
        values++
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
      case comma:
        values++
        break
    }
    if (values > most) return tooManyValuesMessage(most)
  }
  return null
}

export const tooManyValuesMessage = (most: number): string =>
  `The request has more than ${most.toLocaleString('en')} fields and list entries`

/** Parses JSON in the text of a field. Throws a `SyntaxError` if the JSON is invalid or too large. */
export const parseJsonText = (json: string, most = defaultMaxValues): unknown => {
  const excess = findJsonExcess(new TextEncoder().encode(json), most)
  if (excess !== null) throw new SyntaxError(excess)
  return JSON.parse(json)
}
