import { expect, test } from 'vitest'
import { drawSharingCard, type SharingCard } from './draw.ts'
import { compiledDrawWorkerFile, createSharingCardWorker } from './draw-in-worker.ts'

const card: SharingCard = {
  kind: 'Preprint',
  title: 'Sleep and the heart',
  note: 'Özgür Yılmaz · 2026',
  name: 'Salus',
  face: 'newsreader',
  trace: '#5fd8b6',
}

test('the compiled worker draws the same picture as its sources', async () => {
  const draw = createSharingCardWorker(compiledDrawWorkerFile)
  for (const title of [card.title, 'Νευρολογία του ύπνου', 'التعلم العميق']) {
    const titled = { ...card, title }
    expect(await draw(titled), title).toBe(drawSharingCard(titled))
  }
})
