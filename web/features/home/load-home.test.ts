import { expect, it } from 'vitest'
import { cutPost } from './load-home.ts'

const post = { _id: '1', pic: '', link: '/projects', version: 1 }
const asTyped = (text: string) => text

it('cuts a title after 60 and a description after 226 characters a person sees', () => {
  const long = cutPost(
    { ...post, title: '👩🏽‍⚕️'.repeat(61), description: 'é'.repeat(227) },
    asTyped,
  )
  expect(long.title).toBe(`${'👩🏽‍⚕️'.repeat(60)}…`)
  expect(long.description).toBe(`${'é'.repeat(226)}…`)
})

it('leaves what fits as it is', () => {
  const fits = cutPost({ ...post, title: 'a'.repeat(60), description: 'b'.repeat(226) }, asTyped)
  expect(fits.title).toBe('a'.repeat(60))
  expect(fits.description).toBe('b'.repeat(226))
})

it('cuts the words of a description, not its markup', () => {
  const plain = cutPost({ ...post, title: 't', description: '**bold**' }, (text) =>
    text.replaceAll('*', ''),
  )
  expect(plain.description).toBe('bold')
})
