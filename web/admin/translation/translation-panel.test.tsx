import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, openPanelPage, press, type SentInput } from '#web/testing/open-panel.tsx'
import { signInEditor } from '#web/testing/signed-in.ts'
import { translationPanelStrings as strings } from './translation-panel-strings.ts'

test('a table of translations is previewed before it is saved', async () => {
  const english = { code: 'en', name: 'English', dir: 'ltr' }
  const german = { code: 'de', name: 'Deutsch', dir: 'ltr' }
  const sent: SentInput[] = []
  answerCalls({
    getLanguages: () => ({ languages: [english, german], version: 1 }),
    overview: () => ({ total: 2, done: 0, missing: 2, outdated: 0, drafts: 0, entries: [] }),
    import: (_, given) => {
      sent.push(given)
      return { saved: 2, unchanged: 1, samples: ['Grün', 'Süß'], refused: [] }
    },
  })
  signInEditor()
  await openPanelPage('translations')
  const input = await screen.findByLabelText(strings.importCsv, { selector: 'input' })
  const choose = (files: File[]) =>
    act(async () => void fireEvent.change(input, { target: { files } }))
  await choose([new File(['a'], 'de.csv')])
  const status = await screen.findByRole('status')
  expect(status.textContent).toContain(strings.wouldImport(2, 1))
  expect(status.textContent).toContain('Grün')
  expect(sent).toMatchObject([{ lang: 'de', dryRun: 'true' }])

  await press(strings.cancel)
  expect(screen.queryByText('Grün')).toBeNull()

  await choose([new File(['a'], 'de.csv')])
  await press(strings.save)
  expect(await screen.findByText(strings.imported(2, 1))).toBeDefined()
  expect(sent.map(({ dryRun }) => dryRun)).toEqual(['true', 'true', undefined])
  expect(screen.queryByRole('button', { name: strings.save })).toBeNull()
})
