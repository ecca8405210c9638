import { expect, test } from 'vitest'
import { renameTranslationsOfMovedItems } from './moved-items.ts'

const textsOf = (...items: string[]) =>
  new Map([
    ['home.heading', 'Hello'],
    ...items.map((text, at) => [`values.items.${at}.title`, text] as const),
  ])

const german = new Map([
  ['home.heading', 'Hallo'],
  ['values.items.0.title', 'Sorgfalt'],
  ['values.items.1.title', 'Mut'],
])

test.for<[string, string[], string[]]>([
  ['stays where it is', ['Care', 'Courage'], ['Sorgfalt', 'Mut']],
  ['is put elsewhere', ['Courage', 'Care'], ['Mut', 'Sorgfalt']],
  ['gets one before it', ['Wit', 'Care', 'Courage'], ['', 'Sorgfalt', 'Mut']],
  ['loses its neighbour', ['Courage'], ['Mut']],
  ['is said otherwise', ['Care', 'Bravery'], ['Sorgfalt', 'Mut']],
])('a text follows its item when that %s', ([, after, expected]) => {
  const follows = renameTranslationsOfMovedItems(
    german,
    textsOf('Care', 'Courage'),
    textsOf(...after),
  )
  expect(follows.get('home.heading')).toBe('Hallo')
  expect(after.map((_, at) => follows.get(`values.items.${at}.title`) ?? '')).toEqual(expected)
  expect(follows.size).toBe(1 + expected.filter(Boolean).length)
})
