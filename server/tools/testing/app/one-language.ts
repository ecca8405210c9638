import type { ResponseTranslator } from '#server/base/http/implement.ts'

/** For routes that only a test has, whose responses have no languages. */
export const oneLanguage: ResponseTranslator = {
  choose: async () => undefined,
  translate: async (_call, _lang, answer) => answer,
  explain: async (_asked, error) => error,
}
