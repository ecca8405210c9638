import { expect, test } from 'vitest'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { trackFileUse } from '../site/files.ts'
import { convertMarkdownText, convertWordPressText } from './body.ts'
import { parseFrontMatter } from './front-matter.ts'
import { toIsoDay, unreadableDateNotes } from './values.ts'
import { readYaml } from './yaml.ts'

const files = trackFileUse({
  names: ['img/a (1).png'],
  left: [],
  sizeOf: () => 1,
  read: async () => Buffer.from(''),
  close: async () => undefined,
})
const place = { files, from: 'page.md', bases: ['https://lab.example'] }

testOnce('front matter is parsed as plain values: no code, few aliases, any line breaks', () => {
  expect(parseFrontMatter('\ufeff---\r\ntitle: A\r\ntitle: B\r\n---\r\nText'.slice(1))).toEqual({
    data: { title: 'B' },
    body: 'Text',
    notes: ['Given more than once, the last one counts: title'],
  })
  expect(parseFrontMatter('--- \ntitle: A\n---\t\nText')).toEqual({
    data: { title: 'A' },
    body: 'Text',
    notes: [],
  })
  expect(parseFrontMatter('{\n"title": "A"\n}\nText')).toEqual({
    data: { title: 'A' },
    body: 'Text',
  })
  expect(parseFrontMatter('{\nfor\n}\n')).toEqual({ data: {}, body: '{\nfor\n}\n' })
  expect(parseFrontMatter('---\n---\n\nText')).toEqual({ data: {}, body: '\nText', notes: [] })
  expect(parseFrontMatter('---js\n{ a: process.exit() }\n---\n').data).toEqual({})
  expect(readYaml('a: !!js/function "() => 1"').values).toEqual({ a: '() => 1' })
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'
      .split('')
      .map((name, at) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[at]}`).join(',')}]`),
  ].join('\n')
  expect(() => readYaml(bomb)).toThrow('It is no YAML that can be read')
  expect(() => parseFrontMatter('---\na: [\n---\n')).toThrow('It is no YAML that can be read')
})

testOnce('invalid dates are rejected', () => {
  expect(
    ['2015-10-22 15:59:00-0400', '2020-12-4', '2020', '2020-02-31', 'soon', 7].map(toIsoDay),
  ).toEqual([...['2015-10-22', '2020-12-04', '2020-01-01', '', '', '']])
})

testOnce('common date formats are parsed, and ambiguous dates reported', () => {
  const typed = ['Feb 6, 2020', '6th February 2020', '22.10.2016 09:30', '2019/1/7', 'May 2018']
  expect(typed.map(toIsoDay)).toEqual([
    ...['2020-02-06', '2020-02-06', '2016-10-22', '2019-01-07', '2018-05-01'],
  ])
  expect(['', '2020-01-01', '03/04/2019', 'someday in 2020'].flatMap(unreadableDateNotes)).toEqual([
    'Its date “03/04/2019” cannot be read',
    'Its date “someday in 2020” cannot be read',
  ])
})

testOnce('templates and HTML are removed from texts, and the rest stays unchanged', () => {
  const { text, notes } = convertMarkdownText(
    'A *typed* text_with_signs.\n\n<div onclick="x()">\n<p>In <b>HTML</b> <a href="https://lab.example/team/">us</a></p>\n<svg onload="x()"></svg></div>\n\n![D](img/drawing.svg)\n\n![A](<img/a (1).png>) [file](docs/cv.pdf) [C](C:\\Users\\ada\\x.doc)\n\n{% for p in site.posts %}{{ p.title }}{% endfor %}\n\n```\n{% raw %}{{ shown }}{% endraw %}\n```\n',
    'jekyll',
    place,
  )
  expect(text).toBe(
    'A *typed* text_with_signs.\n\nIn **HTML** [us](/team/)\n\n![A](moved-file:img%2Fa%20%281%29.png) file C\n\n```\n{{ shown }}\n```',
  )
  expect(notes).toEqual([
    'An SVG stays out, because Salus takes those for logos alone: img/drawing.svg',
    'Documents that are not among the files: docs/cv.pdf',
    'Taken out: for, <svg>, C:\\Users\\ada\\x.doc',
  ])
})

testOnce('superscripts and subscripts are not merged with numbers', () => {
  const html =
    '<p>10<sup>6</sup> cells, H<sub>2</sub>O, Roe<sup>1,2</sup>, 10<sup>−3</sup>, 5<sup>th</sup></p>'
  const said = '10⁶ cells, H₂O, Roe¹,², 10⁻³, 5th'
  expect(convertWordPressText(html, place).text).toBe(said)
  expect(convertMarkdownText(html, 'hugo', place).text).toBe(said)
})

testOnce('footnotes, formulas and reference links survive next to HTML', () => {
  const typed = [
    'Some <b>bold</b>[^a] $x_1$, [us][team] and ![a][pic].',
    '![a][pic]',
    '[^a]: A <i>note</i>.',
    '[team]: /team/',
    '[pic]: <img/a (1).png> "Below"',
    '<p>$$ a_b $$ costs $5 and $6</p>',
  ].join('\n\n')
  const picture = '![a](moved-file:img%2Fa%20%281%29.png "Below")'
  expect(convertMarkdownText(typed, 'hugo', place)).toEqual({
    text: [
      `Some **bold**[^a] $x_1$, [us](/team/) and ${picture}.`,
      picture,
      '[^a]: A *note*.',
      '[team]: /team/',
      '$$ a_b $$ costs \\$5 and \\$6',
    ].join('\n\n'),
    notes: [],
  })
  const wordpress = '<p>As $latex x^2$ says</p>'
  expect(convertWordPressText(wordpress, place).text).toBe('As $x^2$ says')
})

testOnce('the caption of a picture is kept', () => {
  const below = '![Ours](moved-file:img%2Fa%20%281%29.png "Our lab")'
  const include = '{% include figure.liquid path="img/a (1).png" alt="Ours" caption="Our *lab*" %}'
  expect(convertMarkdownText(include, 'jekyll', place).text).toBe(below)
  const figure = '{{< figure src="img/a (1).png" alt="Ours" caption="Our [lab](/lab)" >}}'
  expect(convertMarkdownText(figure, 'hugo', place).text).toBe(below)
  const film = '{% include video.liquid path="https://www.youtube.com/embed/x" title="Us" %}'
  expect(convertMarkdownText(film, 'jekyll', place).text).toBe(
    '[Us](https://www.youtube.com/embed/x)',
  )
})

testOnce('a missing picture leaves no line break before its caption', () => {
  expect(
    convertMarkdownText('![A](gone.png)\n*Our lab*\n\n> ![B](gone.png)\n> Text', 'hugo', place)
      .text,
  ).toBe('*Our lab*\n\n> Text')
})

testOnce('links and code between shortcodes are kept', () => {
  const cv = 'Download my {{< staticref "uploads/cv.pdf" "newtab" >}}résumé{{< /staticref >}}.'
  expect(convertMarkdownText(cv, 'hugo', place)).toEqual({
    text: 'Download my résumé.',
    notes: ['Documents that are not among the files: uploads/cv.pdf'],
  })
  const button =
    '{{< button url="/apply" >}}Apply{{< /button >}} {{< cta cta_text="Do" cta_link="/do" >}}'
  expect(convertMarkdownText(button, 'hugo', place)).toEqual({
    text: '[Apply](/apply) [Do](/do)',
    notes: [],
  })
  const typed =
    '{{< button url="/a" text="Do" style="x" />}} {{< embed platform="github" resource="a/b" type="repo" >}}'
  expect(convertMarkdownText(typed, 'hugo', place)).toEqual({
    text: '[Do](/a) [https://github.com/a/b](https://github.com/a/b)',
    notes: [],
  })
  const code = '{{< highlight go "linenos=table" >}}\nif x {\n    y()\n}\n{{< /highlight >}}'
  expect(convertMarkdownText(code, 'hugo', place)).toEqual({
    text: '```go\nif x {\n    y()\n}\n```',
    notes: [],
  })
  const hidden = '{{< spoiler text="More" >}}\nText\n{{< /spoiler >}}'
  expect(convertMarkdownText(hidden, 'hugo', place).text).toBe('**More**\n\nText')
  const details = '{% details More %}\nText\n{% enddetails %}'
  expect(convertMarkdownText(details, 'jekyll', place).text).toBe('**More**\n\nText')
})

testOnce('style attributes are removed from texts, but not from code', () => {
  const typed =
    '* TOC\n{:toc}\n\n## Aims {#aims}\n\nText `{:x}`\n{: .lead}\n\n```py\n"{:.2f}".format(x)\n```'
  const plain = '## Aims\n\nText `{:x}`\n\n```py\n"{:.2f}".format(x)\n```'
  expect(convertMarkdownText(typed, 'jekyll', place).text).toBe(plain)
  expect(convertMarkdownText('## Aims {#aims .big}\n\n{.class}\nText', 'hugo', place).text).toBe(
    '## Aims\n\nText',
  )
})

testOnce('comments for authors are removed', () => {
  const liquid = 'A {% comment %}secret {{ x }}{% endcomment %}B'
  expect(convertMarkdownText(liquid, 'jekyll', place)).toEqual({
    text: 'A B',
    notes: ['Taken out: comment'],
  })
  const html = 'A <!-- secret --> B\n\n<!-- secret -->\n\n<!--more-->'
  expect(convertMarkdownText(html, 'hugo', place)).toEqual({
    text: 'A B',
    notes: ['Taken out: comment'],
  })
  const shortcode = 'A {{< comment >}}secret{{< /comment >}}B'
  expect(convertMarkdownText(shortcode, 'hugo', place)).toEqual({
    text: 'A B',
    notes: ['Taken out: comment'],
  })
})

testOnce('a text nested too deeply is dropped and reported', () => {
  const deep = `${'<div>'.repeat(3_000)}deep${'</div>'.repeat(3_000)}`
  const left = {
    text: '',
    notes: ['Its text is too complicated to read and left out'],
    isDropped: true,
  }
  expect(convertWordPressText(deep, place)).toEqual(left)
  expect(convertMarkdownText(deep, 'hugo', place)).toEqual(left)
})

testOnce('buttons become links', () => {
  const button = '{% include button.html type="address" tooltip="Map" link="https://map.example" %}'
  expect(convertMarkdownText(button, 'jekyll', place).text).toBe('[Map](https://map.example)')
})

testOnce('unresolvable template variables are removed and reported', () => {
  const button = '{% include button.html type="email" text=site.email link=site.email %}'
  expect(convertMarkdownText(button, 'jekyll', place)).toEqual({
    text: '',
    notes: ['Taken out: include button.html'],
  })
})

testOnce('a text that takes too long to parse is dropped and reported', () => {
  expect(convertMarkdownText(`${'> '.repeat(2_000)}x`, 'hugo', place)).toEqual({
    text: '',
    notes: ['Its text is too complicated to read, line 1, and left out'],
    isDropped: true,
  })
})

test.for([
  ['button.html type="address" text="7 Rhine Street"', '7 Rhine Street'],
  ['button.html type="email" link="us@lab.edu"', '[us@lab.edu](mailto:us@lab.edu)'],
  ['button.html type="phone" link="+41 1"', '+41 1'],
  ['card.html link="/work" title="Work" text="All of it"', '[Work: All of it](/work)'],
  ['feature.html link="work" title="Work" text=text', '[Work](/work)'],
] as const)('an include with a text or a link keeps it: %s', ([include, expected]) => {
  const { text, notes } = convertMarkdownText(`{% include ${include} %}`, 'jekyll', place)
  expect([text, notes]).toEqual([expected, []])
})
