import { decodeUrl } from './decode-url.ts'

const token =
  /"((?:[^"\\\n]|\\.)*)(?:"|$|(?=[\\\n]))|'((?:[^'\\\n]|\\.)*)(?:'|$|(?=[\\\n]))|`([^`]*)(?:`|$)|([a-z_$][\w$]*)|\S/gi

const maxScriptLength = 20_000
const maxTextLength = 2_000

/** Functions whose result differs from the texts that they get. */
const changesTexts =
  /rot_?13|atob|crypt|cipher|reverse|charCodeAt|\.(?:replace\w*|split|subst?r\w*|slice|map|char\w+)\s{0,9}\(/i

/** Character that marks an unknown text. */
export const unknownText = '\ue004'

const characterCodes = /\bString\.fromCharCode\(([\d,\s]{1,2000})\)/g

const decodeCharacterCodes = (codes: string): string =>
  `"${String.fromCharCode(...codes.split(',').map(Number)).replaceAll(/["\\\n]/g, '')}"`

const decodeString = (text: string): string =>
  decodeUrl(
    text.replaceAll(
      /\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gi,
      (_, byte: string | undefined, unit: string | undefined, other: string) =>
        other ?? String.fromCharCode(Number.parseInt(byte ?? unit ?? '', 16)),
    ),
  )

export interface ScriptTexts {
  /** Texts by the name of their variable. */
  readonly variables: ReadonlyMap<string, string>
  /** Results of all expressions, in their order. */
  readonly results: readonly string[]
}

/** Reads the texts that a script joins with `+`, without running it. Returns undefined if it changes texts. */
export const readScriptTexts = (source: string): ScriptTexts | undefined => {
  const script = source
    .slice(0, maxScriptLength)
    .replaceAll(characterCodes, (_, codes: string) => decodeCharacterCodes(codes))
  if (changesTexts.test(script)) return undefined
  const variables = new Map<string, string>()
  const results: string[] = []
  let name = ''
  let target = ''
  let text: string | undefined
  let isJoining = false
  const endExpression = () => {
    if (text !== undefined) results.push(text)
    if (text !== undefined && target !== '') variables.set(target, text)
    text = undefined
    target = ''
    isJoining = false
  }
  const addText = (more: string) => {
    if (text !== undefined && !isJoining) endExpression()
    text = ((text ?? '') + more).slice(0, maxTextLength)
    isJoining = false
  }
  for (const [sign, double, single, template, word] of script.matchAll(token)) {
    const quoted = double ?? single
    if (quoted !== undefined) addText(decodeString(quoted))
    else if (template !== undefined)
      addText(
        template.replaceAll(
          /\$\{\s{0,9}([\w$]{1,60})\s{0,9}\}/g,
          (_, key: string) => variables.get(key) ?? unknownText,
        ),
      )
    else if (word !== undefined) {
      name = word
      addText(variables.get(word) ?? unknownText)
    } else if (sign === '+') isJoining = text !== undefined
    else if (sign === '=') {
      // `+=` continues the text of the variable.
      if (!isJoining) text = undefined
      target = name
    } else if (sign !== '(' && sign !== ')') endExpression()
  }
  endExpression()
  return { variables, results }
}
