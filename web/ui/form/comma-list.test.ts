import { describe, expect, test } from 'vitest'
import { joinCommaList, splitCommaList } from './comma-list.ts'

describe('a comma-separated list', () => {
  test.for([
    ['', []],
    [' , ,', []],
    [' One ,  Two,Three ', ['One', 'Two', 'Three']],
    ['One\nTwo,\nThree\n', ['One', 'Two', 'Three']],
    ['"Hopper G, Lovelace A. Notes. 1843.", Two', ['Hopper G, Lovelace A. Notes. 1843.', 'Two']],
    ['"She said ""yes"", twice" , Two', ['She said "yes", twice', 'Two']],
    ['On "sleep" staging, "Rest" revisited', ['On "sleep" staging', '"Rest" revisited']],
    ['"never closed, Two', ['"never closed', 'Two']],
  ] as const)('%j is %j', ([typed, entries]) => {
    expect(splitCommaList(typed)).toEqual(entries)
  })

  test.for([
    [['One', 'Two']],
    [['Hopper G, Lovelace A. Notes. 1843. https://doi.org/10.5555/1', 'Two']],
    [['"Rest" revisited', '"Quoted"', 'a "b", c', '",', '"']],
  ] as const)('%j comes back as it was', ([entries]) => {
    expect(splitCommaList(joinCommaList(entries))).toEqual(entries)
  })
})
