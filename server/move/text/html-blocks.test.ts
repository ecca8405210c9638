import { describe, expect, test } from 'vitest'
import { trackFileUse } from '../site/files.ts'
import { convertMarkdownText } from './body.ts'
import { keepHtmlTogether } from './html-blocks.ts'
import { findElementEnds, listHtmlTags } from './html-tags.ts'

const files = trackFileUse({
  names: ['a.png'],
  left: [],
  sizeOf: () => 1,
  read: async () => Buffer.from(''),
  close: async () => undefined,
})
const textOf = (lines: readonly string[], system: 'jekyll' | 'hugo', from = 'page.md') =>
  convertMarkdownText(lines.join('\n'), system, { files, from }).text

type Example = readonly [html: readonly string[], markdown: string]

const examples: readonly Example[] = [
  [
    [
      '<div>',
      '    <div>',
      '        <h2>A</h2>',
      '',
      '        <p>B <b>c</b></p>',
      '    </div>',
      '</div>',
      '',
      '*D*',
    ],
    '## A\n\nB **c**\n\n*D*',
  ],
  [['<div>', '', '    <p>A</p>', '', '</div>', 'B **c**'], 'A\n\nB **c**'],
  [
    ['<table>', '  <tr>', '', '    <td>A</td>', '', '    <td>B</td>', '  </tr>', '', '</table>'],
    '|   |   |\n| - | - |\n| A | B |',
  ],
  [
    [
      '<figure>',
      '',
      '    <img src="a.png" alt="A">',
      '',
      '    <figcaption>B</figcaption>',
      '</figure>',
    ],
    '![A](moved-file:a.png)\n\nB',
  ],
  [['<details>', '<summary>A</summary>', '', 'B', '', '</details>', 'C'], '**A**\n\nB\n\nC'],
  [
    [
      '<div class="row" markdown="1">',
      '    <div markdown="1">',
      '',
      '    **A** b',
      '',
      '    - c',
      '      - d',
      '',
      '    </div>',
      '</div>',
    ],
    '**A** b\n\n- c\n  - d',
  ],
  [
    ['<div>', '  <div>', '    <p>A</p>', '', '    <p>B</p>', '', '  </div>', '', '*C*'],
    'A\n\nB\n\n*C*',
  ],
  [['<div>', '', '    <p>A</p>', '', '    <p>C</p>', '', '*B*'], 'A\n\nC\n\n*B*'],
  [
    ['1. A', '', '    <div>', '        <p>B</p>', '', '        <p>C</p>', '    </div>', '', '2. D'],
    '1. A\n\n   B\n\n   C\n\n2. D',
  ],
  [['<div>', '<pre>', 'a', '', '    b', '</pre>', '', '</div>'], '```\na\n\n    b\n```'],
  [
    [
      '<div data-a="{&quot;b&quot;: 1}" data-c=\'{"d": "<p>e</p>", "f > g": 1}\'',
      '  class="x">',
      '',
      '    <p>A</p>',
      '',
      '</div>',
    ],
    'A',
  ],
  [
    ['<div>', '', '```html', '<div>', '', '    <p>', '```', '', '**A**', '', '</div>'],
    '```html\n<div>\n\n    <p>\n```\n\n**A**',
  ],
  [['    <div>', '', '    </div>', '', 'A'], '    <div>\n\n    </div>\n\nA'],
  [
    ['<div>', '', '**A**[^1] [b][c]', '', '</div>', '', '[^1]: D', '', '[c]: /e'],
    '**A**[^1] [b](/e)\n\n[^1]: D\n\n[c]: /e',
  ],
]

describe.for(['jekyll', 'hugo'] as const)('in a text of %s', (system) => {
  test.for(examples)('HTML with blank lines is not code: %#', ([html, markdown]) => {
    expect(textOf(html, system)).toBe(markdown)
  })
})

test('text in HTML is no Markdown in kramdown, and Markdown in Hugo', () => {
  const html = ['<div>', '', '    A_b_ &amp; c', '', '</div>']
  expect(textOf(html, 'jekyll')).toBe('A_b\\_ & c')
  expect(textOf(['<div>', '', 'A *b* &amp; c', '', '</div>'], 'hugo')).toBe('A *b* & c')
})

test('a file of HTML contains no Markdown', () => {
  const html = [
    '    <h1>A *b*</h1>',
    '',
    '    <div>',
    '',
    '        <p>1. c</p>',
    '    </div></div>',
    '# d',
  ]
  expect(textOf(html, 'jekyll', 'page.html')).toBe('# A \\*b\\*\n\n1\\. c\n\n\\# d')
  const code = ['{% highlight py %}', 'a', '', 'b', '{% endhighlight %}', '<p>C</p>']
  expect(textOf(code, 'jekyll', 'page.html')).toBe('```py\na\n\nb\n```\n\nC')
})

test('HTML is kept together in linear time', () => {
  const shapes = [
    '<a b="',
    '<div>\n\n',
    '    <div>\n\n',
    '</div>',
    '<!--',
    '<div><p></div>',
    '<a =',
    '<script>',
  ]
  const closed = ['<div>\n\n</div>\n', '<div>\n<pre>\n\n</pre>\n</div>', '<p>a</p>', '- <div>\n\n']
  for (const shape of [...shapes, ...closed]) {
    const html = shape.repeat(20_000)
    expect(keepHtmlTogether(html, true).text.length).toBeGreaterThan(20_000)
    expect(keepHtmlTogether(html, false).text.length).toBeGreaterThan(20_000)
    expect(findElementEnds(listHtmlTags(html)).size).toBeLessThanOrEqual(40_000)
  }
})
