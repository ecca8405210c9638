import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LocaleContext, localeOfLanguage } from './locale.ts'
import { useLatinNameLanguage } from './name-language.ts'

const languageOf = (code: string, name: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleContext value={localeOfLanguage(code)}>{children}</LocaleContext>
  )
  return renderHook(() => useLatinNameLanguage(), { wrapper }).result.current(name)
}

test('a Latin name on an Arabic page says so, and no other name does', () => {
  expect(languageOf('ar', 'Ada Lovelace')).toEqual({ lang: 'und-Latn' })
  expect(languageOf('ar', 'ليلى حداد')).toBeUndefined()
  expect(languageOf('ar', 'Leila حداد')).toBeUndefined()
  expect(languageOf('de', 'Ada Lovelace')).toBeUndefined()
})
