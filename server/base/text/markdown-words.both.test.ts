import { expect } from 'vitest'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { markdownToPlainText } from './markdown-words.ts'

testOnce('signs behind a backslash are words, and broken lines are only lines', () => {
  expect(markdownToPlainText('We say that\\\n2\\*3, see \\[1]. [![A scan](/a.webp)](/b.png)')).toBe(
    'We say that\n2*3, see [1]. A scan',
  )
})
