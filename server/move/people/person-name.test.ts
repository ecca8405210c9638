import { expect, test } from 'vitest'
import { cleanPersonName, isFormerGroup, isGroupName, isPlaceholderEmail } from './person-name.ts'

test.for([
  ['and Lindsey Cormack', 'Lindsey Cormack', []],
  ['Prof. Dr. med. Jane Doe', 'Jane Doe', ['Prof.', 'Dr.', 'med.']],
  ['Associate Professor Jane Doe', 'Jane Doe', ['Associate Professor']],
  ['Jane Doe, PhD, M.D.', 'Jane Doe', ['PhD', 'M.D.']],
  ['Doe, Jane, Ph.D.', 'Jane Doe', ['Ph.D.']],
  ['Jane Doe PhD', 'Jane Doe', ['PhD']],
  ['Chen, Jun', 'Jun Chen', []],
  ['John Doe, Jr.', 'John Doe Jr.', []],
  ['Jane Doe, PhD student', 'Jane Doe', ['PhD student']],
  ['García Márquez, Gabriel', 'Gabriel García Márquez', []],
  ['King, Martin Luther, Jr.', 'Martin Luther King Jr.', []],
  ['Dr.Jane Doe', 'Jane Doe', ['Dr.']],
] as const)('titles around a name are removed: %s', ([text, name, titles]) => {
  expect(cleanPersonName(text)).toEqual({ name, titles })
})

test.for([
  'Andrea Dr',
  'Drew Profit',
  'And Öz',
  'Msgr Bell',
  'Rahman, Md',
  'Ng, MD',
  'Anders Andersen',
  'MS Dhoni',
  'DR Patel',
  'Phil Mednick',
])('a part of a name is no title: %s', (text) => {
  expect(cleanPersonName(text).titles).toEqual([])
})

test('names of groups are told from names of people', () => {
  for (const name of [
    'Chen Lab',
    'The Doe Group',
    'Laboratoire Curie',
    'AG Müller',
    'Doe Research',
  ])
    expect(isGroupName(name), name).toBe(true)
  for (const name of ['Ada Lovelace', 'Agnes Labelle', 'Grouper Teamer', 'Jun Chen'])
    expect(isGroupName(name), name).toBe(false)
})

test('groups of former members are recognized', () => {
  for (const name of [
    'Alumni',
    'alum',
    'Former members',
    'Past interns',
    'lab-alumni',
    'Ehemalige',
  ])
    expect(isFormerGroup(name), name).toBe(true)
  for (const name of ['Transformers', 'Members', 'Pastors', 'Performers'])
    expect(isFormerGroup(name), name).toBe(false)
})

test('placeholder addresses are recognized', () => {
  for (const email of [
    'test@example.org',
    'your_email@uni.edu',
    'your.name@lab.org',
    'you@mail.org',
    'name@domain',
    'name@domain.com',
    'a@mail.example.com',
  ])
    expect(isPlaceholderEmail(email), email).toBe(true)
  for (const email of ['ada@lab.example', 'youri@uni.edu', 'yourke@uni.edu', 'y.our@uni.edu'])
    expect(isPlaceholderEmail(email), email).toBe(false)
})
