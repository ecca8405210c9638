import { expect, test } from 'vitest'
import { settlePositions } from './settle-positions.ts'

const open = { kind: 'position', position: 'PhD', until: '', apply: '', prose: [] } as const
const closed = { kind: 'closedPosition', text: 'Closed' } as const
const note = { kind: 'note', text: 'Wrong' } as const

test('visitors see only open positions, and one message if all are closed', () => {
  expect(settlePositions([closed, note, open, closed])).toEqual([open])
  expect(settlePositions([note, closed, { ...closed }])).toEqual([{ kind: 'noPositions' }])
  expect(settlePositions([note])).toEqual([])
})
