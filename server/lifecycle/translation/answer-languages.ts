import type { AnswerLanguages } from '#server/base/http/implement.ts'
import type { Services } from '#server/services.ts'
import { chooseLanguage, createKnownCodes } from '#server/site/languages-store.ts'
import { translateAnswer } from './translated-answers.ts'

/** How calls are answered in the languages that were chosen for the site. */
export const createAnswerLanguages = ({
  database,
}: Pick<Services, 'database'>): AnswerLanguages => {
  const knownCodes = createKnownCodes(database)
  return {
    choose: async (asked) => chooseLanguage(await knownCodes(), asked),
    translate: async ({ reply }, lang, answer) => {
      await translateAnswer(database.queries, lang, reply, answer)
      return answer
    },
  }
}
