import { expect, test } from 'vitest'
import { funderUrlOf, parseMoneyAmount } from './grant-view.ts'

test.for([
  ['€ 1,250,000', { value: 1_250_000, currency: 'EUR' }],
  ['1.250.000,50 EUR', { value: 1_250_000.5, currency: 'EUR' }],
  ['GBP 300 000', { value: 300_000, currency: 'GBP' }],
  ['$45.5', { value: 455, currency: 'USD' }],
  ['500000', undefined],
  ['about a million', undefined],
  ['', undefined],
] as const)('the sum "%s" is read', ([text, money]) => {
  expect(parseMoneyAmount(text)).toEqual(money)
})

test.for([
  ['10.13039/501100000780', 'https://doi.org/10.13039/501100000780'],
  ['0472cxd90', 'https://ror.org/0472cxd90'],
  ['https://ror.org/0472cxd90', 'https://ror.org/0472cxd90'],
  ['some words', null],
  ['', null],
] as const)('the funder "%s" leads to %s', ([id, href]) => {
  expect(funderUrlOf(id)).toBe(href)
})
