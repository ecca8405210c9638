import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['Tumour Segmentation in 3D', 'tumour-segmentation-in-3d'],
  ['  Früh & später: Épilepsie?! ', 'fruh-spater-epilepsie'],
  ['Straße nach Łódź, Smørrebrød', 'strasse-nach-lodz-smorrebrod'],
  ['हृदय रोग', 'हृदय-रोग'],
  ['脑电图 分析', '脑电图-分析'],
  ['🧠🫀', ''],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(200), 'a'.repeat(60)],
  [`${'word '.repeat(30)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
])('%j', (text, expected) => {
  expect(slugOf(text)).toBe(expected)
})
