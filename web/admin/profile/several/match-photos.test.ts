import { expect, test } from 'vitest'
import { matchPhoto } from './match-photos.ts'

const person = (name: string, ...otherNames: string[]) => ({ _id: name, name, otherNames })
const people = [
  person('Dr. Ada Lovelace'),
  person('Grace Hopper'),
  person('Jörg Müller'),
  person('Anna Müller'),
  person('Ana María López', 'A. M. Lopez'),
]

test.for([
  ['ada-lovelace.jpg', 'Dr. Ada Lovelace'],
  ['Lovelace_Ada_2024 (2).JPEG', 'Dr. Ada Lovelace'],
  ['AdaLovelace.png', 'Dr. Ada Lovelace'],
  ['adalovelace.png', 'Dr. Ada Lovelace'],
  ['hopper.webp', 'Grace Hopper'],
  ['ghopper.jpg', 'Grace Hopper'],
  ['g.hopper.jpg', 'Grace Hopper'],
  ['joerg_mueller.jpg', 'Jörg Müller'],
  ['Müller, Anna.jpg', 'Anna Müller'],
  ['jmuller.jpg', 'Jörg Müller'],
  ['ana maria lopez.jpg', 'Ana María López'],
  ['mueller.jpg', undefined],
  ['IMG_4711.jpg', undefined],
  ['.jpg', undefined],
])('%s shows %s', ([file, name]) => {
  expect(matchPhoto(file ?? '', people)?.name).toBe(name)
})
