import { describe, expect, it } from 'vitest'
import { createShortcutMatcher } from './key-sequence.ts'
import { readKeyboardShortcuts, shortcutsForRole } from './shortcuts.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, held = {}) => ({ key, ...plain, ...held })

const start = () => {
  let time = 0
  const follow = createShortcutMatcher(readKeyboardShortcuts(), () => time)
  return {
    wait: (ms: number) => {
      time += ms
    },
    type: (key: string, held = {}, singles = true) =>
      follow(press(key, held), { singles })?.keys.join(' '),
  }
}

describe('followKeys', () => {
  it('matches a single key, and one with Ctrl or Command', () => {
    const { type } = start()
    expect(type('n')).toBe('n')
    expect(type('?')).toBe('?')
    expect(type('k', { ctrlKey: true })).toBe('mod+k')
    expect(type('k', { metaKey: true })).toBe('mod+k')
    expect(type('k')).toBeUndefined()
    expect(type('n', { ctrlKey: true })).toBeUndefined()
    expect(type('n', { altKey: true })).toBeUndefined()
  })

  it('matches two keys in sequence, and forgets the first after a while', () => {
    const { type, wait } = start()
    expect(type('g')).toBeUndefined()
    expect(type('p')).toBe('g p')
    expect(type('g')).toBeUndefined()
    wait(2_000)
    expect(type('p')).toBeUndefined()
    expect(type('g')).toBeUndefined()
    expect(type('1')).toBeUndefined()
    expect(type('n')).toBe('n')
  })

  it('matches only shortcuts with Ctrl while single keys are off', () => {
    const { type } = start()
    expect(type('n', {}, false)).toBeUndefined()
    expect(type('k', { ctrlKey: true }, false)).toBe('mod+k')
  })
})

describe('shortcuts', () => {
  it('have unique keys, none of them a prefix of others', () => {
    const written = readKeyboardShortcuts().map(({ keys }) => keys.join(' '))
    for (const keys of written) {
      const others = written.filter((other) => other === keys || other.startsWith(`${keys} `))
      expect(others).toEqual([keys])
    }
  })
})

describe('shortcutsFor', () => {
  it('lead members only to pages they may open', () => {
    const labels = shortcutsForRole('Member').map(({ label }) => label)
    expect(labels).toContain('Go to Account')
    expect(labels).not.toContain('Go to Publications')
    expect(shortcutsForRole('Editor').map(({ label }) => label)).toContain('Go to Publications')
  })
})
