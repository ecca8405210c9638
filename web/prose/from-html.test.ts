import { describe, expect, it } from 'vitest'
import { markdownOf } from './from-html.ts'

describe('HTML as Markdown', () => {
  it.each([
    ['emphasis', '<p>a <b>b</b> <i>c</i></p>', 'a **b** *c*'],
    ['headings and lists', '<h2>A</h2><ul><li>b</li><li>c</li></ul>', '## A\n\n- b\n- c'],
    ['links', '<a href="https://a.example/b">a</a>', '[a](https://a.example/b)'],
    ['links that lead nowhere', '<a href="javascript:alert(1)">a</a>', 'a'],
    [
      'tables',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '| a | b |\n| - | - |\n| 1 | 2 |',
    ],
    [
      'signs that would mean something',
      '<p>5 * 4 * 3 costs $5 and $6</p>',
      '5 \\* 4 \\* 3 costs \\$5 and \\$6',
    ],
    [
      'what stands above and below the line',
      '<p>10<sup>6</sup> CO<sub>2</sub>, Ca<sup><span>2+</span></sup>, 10<sup>−3</sup>, 5<sup>th</sup>, x<sub>2k</sub></p>',
      '10⁶ CO₂, Ca²⁺, 10⁻³, 5th, x_2k',
    ],
    ['nothing that runs', '<p>a</p><script>alert(1)</script><style>p{}</style>', 'a'],
    ['no pictures from the disk', '<p>a<img src="file:///c:/x.png"></p>', 'a'],
    [
      'what Google Docs writes',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">a </span><span style="font-weight:700">b</span></p></b>',
      'a **b**',
    ],
    [
      'the lists of Word',
      `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>   </span></span><![endif]>a</p>
       <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>b</p><p class=MsoNormal>c<o:p></o:p></p>`,
      '- a\n- b\n\nc',
    ],
    [
      'the numbers of Word',
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>a</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>b</p>`,
      '1. a\n2. b',
    ],
  ])('%s', (_, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown)
  })
})
