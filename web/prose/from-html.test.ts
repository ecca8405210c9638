import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToMarkdown } from './from-html.ts'
import { proseToPlainText } from './prose-to-plain-text.server.ts'

describe('HTML to Markdown', () => {
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
    expect(htmlToMarkdown(html).markdown).toBe(markdown)
  })
})

/** A Word paragraph with a reference to its first footnote. */
const wordReference = (href: string) =>
  `<p class=MsoNormal>Scans were blinded.<a style='mso-footnote-id:ftn1' href="${href}" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a> Twice.<o:p></o:p></p>`

const wordNote = (href: string) =>
  `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
  <div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="${href}" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> By <i>two</i> readers.<o:p></o:p></p></div></div>`

const wordItem = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`

const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr" role="presentation"><span style="font-weight:400">${words}</span></p></li>`

const webItem = (tag: string, level: number, start: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list" class="BulletListStyle1" start="${start}"><li data-leveltext="%1." data-listid="3" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`

describe('clipboard content of word processors', () => {
  it.each([
    [
      'a footnote of Word',
      wordReference('#_ftn1') + wordNote('#_ftnref1'),
      'Scans were blinded.[^1] Twice.\n\n[^1]: By *two* readers.',
    ],
    [
      'a footnote of Word whose links were made those of the page it is pasted into',
      wordReference('https://group.example/dashboard#_ftn1') +
        wordNote('https://group.example/dashboard#_ftnref1'),
      'Scans were blinded.[^1] Twice.\n\n[^1]: By *two* readers.',
    ],
    [
      'the number of a note of Word that was not copied',
      wordReference('https://group.example/dashboard#_ftn1'),
      'Scans were blinded.¹ Twice.',
    ],
    [
      'a note of LibreOffice',
      '<p>Blinded<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> By two.</p></div>',
      'Blinded[^1]\n\n[^1]: By two.',
    ],
    [
      'notes of Google Docs',
      '<p><span>One</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>, two</span><sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;First</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a><span>&nbsp;Second</span></p></div>',
      'One[^1], two[^2]\n\n[^1]: First\n\n[^2]: Second',
    ],
    [
      'notes of a web page',
      '<p>One<sup id="fnref1"><a href="https://a.example/b#fn1">1</a></sup></p><section><ol><li id="fn1"><p>First <a href="https://a.example/b#fnref1">↩</a></p></li></ol></section>',
      'One[^1]\n\n[^1]: First',
    ],
    [
      'comments of Word, which are left out',
      `<p>Blinded<a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[MF1]</a><span style='mso-special-character:comment'>&nbsp;</span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p>Really?</p></div></div>`,
      'Blinded',
    ],
    [
      'lists of Word within lists',
      wordItem(1, '·', 'a') +
        wordItem(2, 'o', 'b') +
        wordItem(3, '§', 'c') +
        wordItem(2, 'o', 'd') +
        wordItem(1, '·', 'e'),
      '- a\n  - b\n    - c\n  - d\n- e',
    ],
    [
      'numbers of Word with letters and bullets within, and a list that goes on',
      `${wordItem(1, '1.', 'a') + wordItem(2, 'a)', 'b') + wordItem(2, 'b)', 'c') + wordItem(1, '2.', 'd') + wordItem(2, '·', 'e', 'l1')}<p class=MsoNormal>f</p>${wordItem(1, '3.', 'g')}`,
      '1. a\n   1. b\n   2. c\n2. d\n   - e\n\nf\n\n3. g',
    ],
    [
      'lists of Google Docs within lists',
      `<b id="docs-internal-guid-1" style="font-weight:normal;"><ul style="margin-top:0">${docsItem(1, 'a')}<ul>${docsItem(2, 'b')}<ol>${docsItem(3, 'c')}</ol></ul>${docsItem(1, 'd')}</ul></b>`,
      '- a\n  - b\n    1. c\n- d',
    ],
    [
      'lists of Word for the web within lists',
      webItem('ol', 1, 1, 'a') + webItem('ul', 2, 1, 'b') + webItem('ol', 1, 2, 'c'),
      '1. a\n   - b\n2. c',
    ],
    [
      'a table of Word, whose first row is its head',
      '<table class=MsoTableGrid border=1><tr><td width=300><p class=MsoNormal>Site<o:p></o:p></p></td><td><p class=MsoNormal><b>Scans</b></p></td></tr><tr><td><p class=MsoNormal>A</p><p class=MsoNormal>B</p></td><td><ul><li>412</li><li>7</li></ul></td></tr></table>',
      '| Site | **Scans** |\n| ---- | --------- |\n| A B  | 412 7     |',
    ],
    [
      'a table of Google Docs',
      '<div dir="ltr" align="left"><table><colgroup><col width="312"><col></colgroup><tbody><tr><td><p dir="ltr"><span>a</span></p></td><td><p><span>b</span></p></td></tr><tr><td><p><span>1</span></p></td><td><p><span>2</span></p></td></tr></tbody></table></div>',
      '| a | b |\n| - | - |\n| 1 | 2 |',
    ],
    [
      'runs that Word has cut up, with spaces at their ends',
      '<p class=MsoNormal><b>Deep </b><b>learning</b> <i> for </i><b><span>scans.</span></b>It <b>“works”</b>s.<b>&nbsp;</b></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>&nbsp;End</p>',
      '**Deep learning** *for* **scans**.It **“works**”s.\n\nEnd',
    ],
    [
      'marks of Word, beside those for scripts that are written from right to left',
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>a</b> <span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>b</span> <span style='color:red;font-weight:bold'>c</span> <span style='mso-bidi-font-style:normal;font-style:italic'>d</span></p>`,
      '**a** b **c** *d*',
    ],
    [
      'powers of Google Docs',
      '<p><span>10</span><span style="font-size:0.6em;vertical-align:super;">6</span><span> cells</span></p>',
      '10⁶ cells',
    ],
  ])('%s', (_, html, markdown) => {
    expect(htmlToMarkdown(html).markdown).toBe(markdown)
  })

  it('continues the numbering of existing footnotes', () => {
    const { markdown } = htmlToMarkdown(wordReference('#_ftn1') + wordNote('#_ftnref1'), 7)
    expect(markdown).toBe('Scans were blinded.[^8] Twice.\n\n[^8]: By *two* readers.')
  })

  it('handles any number of adjacent marks that Markdown cannot express', () => {
    const { markdown } = htmlToMarkdown(`<p>${'<b>x</b><i>y</i>'.repeat(3000)}z <b>bold</b></p>`)
    expect(markdown).toBe(`${'xy'.repeat(3000)}z **bold**`)
  })

  it('lists the images that could not be pasted', () => {
    const word =
      '<![if !vml]><img width=6 src="file:///C:/Temp/clip_image001.png" alt="A chart of\nscans" v:shapes="Picture_1"><![endif]>'
    const { markdown, lost } = htmlToMarkdown(
      `<p>a ${word}</p><p><img src="data:image/png;base64,AA"></p><p>b</p>`,
    )
    expect([markdown, lost]).toEqual(['a\n\nb', ['A chart of scans', '']])
    expect(htmlToMarkdown('<p><img src="https://a.example/b.png" alt="c"></p>')).toEqual({
      markdown: '![c](https://a.example/b.png)',
      lost: [],
    })
  })
})

const piece = fc.constantFrom(
  'a',
  'B ',
  ' c',
  '.',
  ' ',
  '“d”',
  '\u00a0',
  '5',
  '<br>',
  '(',
  '<a href="https://a.example">e</a>',
  '😀',
)
const { run } = fc.letrec((tie) => ({
  run: fc
    .array(fc.oneof({ depthSize: 'small' }, piece, tie('mark')), { maxLength: 5 })
    .map((parts) => parts.join('')),
  mark: fc
    .tuple(fc.constantFrom('b', 'i', 's', 'span'), tie('run'))
    .map(([tag, words]) => `<${tag}>${words}</${tag}>`),
}))

it('writes no character reference and loses no word, however text is split into runs', () => {
  const signsOf = (text: string) => text.replaceAll(/\s+/g, '')
  fc.assert(
    fc.property(run, (html) => {
      const { markdown } = htmlToMarkdown(`<p>${html}</p>`)
      expect(markdown).not.toMatch(/&#x/)
      expect(signsOf(proseToPlainText(markdown))).toBe(signsOf(html.replaceAll(/<[^>]*>/g, '')))
    }),
    { numRuns: 300 },
  )
})
