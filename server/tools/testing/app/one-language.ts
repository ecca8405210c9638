import type { AnswerLanguages } from '#server/base/http/implement.ts'

/** For calls of tests' own, whose answers have no languages. */
export const oneLanguage: AnswerLanguages = {
  choose: async () => undefined,
  translate: async (_call, _lang, answer) => answer,
  explain: async (_asked, error) => error,
}
