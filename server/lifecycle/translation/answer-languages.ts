import { ApiError } from '#contract/call/api-error.ts'
import { translateFormMessage } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { ResponseTranslator } from '#server/base/http/implement.ts'
import { readLanguageCodes, resolveTranslationLanguage } from '#server/site/languages-store.ts'
import { readContentInLanguage } from '#server/site/words-store.ts'
import { translateResponse } from './translated-answers.ts'

export const createResponseTranslator = ({
  database: { queries },
}: Pick<BaseServices, 'database'>): ResponseTranslator => {
  const choose = async (acceptLanguage: string) =>
    resolveTranslationLanguage(await readLanguageCodes(queries), acceptLanguage)
  const readSentences = async (acceptLanguage: string): Promise<ChangedContent | undefined> => {
    try {
      return await readContentInLanguage(queries, (await choose(acceptLanguage)) ?? '')
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }
  return {
    choose,
    translate: async ({ reply }, lang, answer) => {
      await translateResponse(queries, lang, reply, answer)
      return answer
    },
    explain: async (acceptLanguage, error) => {
      const content = await readSentences(acceptLanguage)
      if (content === undefined) return error
      const { code, status, retryAfter, cause } = error
      const errors = error.errors.map(({ path, message }) => ({
        path,
        message: translateFormMessage(message, content),
      }))
      const more = { status, errors, cause, ...(retryAfter !== undefined && { retryAfter }) }
      return new ApiError(code, translateFormMessage(error.message, content), more)
    },
  }
}
