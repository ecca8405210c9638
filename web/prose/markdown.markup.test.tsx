import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { createMarkdownConverter } from './prose-reader.server.ts'
import { markdownToProse } from './to-prose.ts'

const toProse = createMarkdownConverter(async ({ markdown, place }) =>
  markdownToProse(markdown, place),
)
const place = { prefix: 'x', level: 3 }
const html = async (markdown: string): Promise<string> => {
  const tree = await toProse(markdown, place)
  // The tree is serialisable, because it is sent to the browser.
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Prose tree={tree} />
    </MemoryRouter>,
  )
  return page.replace(/^<div[^>]*>|<\/div>$/g, '')
}

const picture = `/media/${'a'.repeat(32)}-1200x800-0a1b2c.webp`

const figureAddress = picture.replace('.webp', '.volume')

describe('Markdown features', () => {
  it.each([
    ['words', 'one\ntwo', '<p>one\ntwo</p>'],
    [
      'emphasis',
      '*a* **b** ~~c~~ `d`',
      '<em>a</em> <strong>b</strong> <del>c</del> <code>d</code>',
    ],
    ['emphasis on two lines', '**a**\n**b**', '<strong>a</strong>\n<strong>b</strong>'],
    ['lists', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['tasks', '- [x] a', '<input type="checkbox" disabled="" aria-label="Done" checked=""/>'],
    ['quotes', '> a', '<blockquote><p>a</p></blockquote>'],
    ['code', '```py\na < b\n```', '<code class="language-py">a &lt; b\n</code>'],
    ['entities', '&lt;b&gt; &copy;', '<p>&lt;b&gt; ©</p>'],
    ['rules', 'a\n\n---\n\nb', '<hr/>'],
  ])('%s', async (_, markdown, expected) => {
    expect(await html(markdown)).toContain(expected)
  })

  it('wraps tables in scroll containers', async () => {
    const page = await html('| a | b |\n| - | -: |\n| 1 | 2 |')
    expect(page).toMatch(/<div[^>]*prose-table[^>]*><table><thead><tr><th>a<\/th>/)
    expect(page).toContain('<td data-align="right">2</td>')
  })

  it('starts headings at the level of the page and gives each an id', async () => {
    const page = await html('# Data\n\n## Über uns\n\n# Data\n\n###### Deep')
    expect(page).toBe(
      '<h3 id="x-data">Data</h3><h4 id="x-uber-uns">Über uns</h4><h3 id="x-data-2">Data</h3><h6 id="x-deep">Deep</h6>',
    )
    expect(await html('### Only')).toContain('<h3 id="x-only">')
  })

  it('links footnotes within their own text', async () => {
    const page = await html('a[^1]\n\n[^1]: note')
    expect(page).toContain('<a href="#x-fn-1" id="x-fnref-1" data-footnote-ref="true"')
    expect(page).toContain('aria-describedby="x-footnote-label"')
    expect(page).toContain('<h3 id="x-footnote-label" class="sr-only">Footnotes</h3>')
    expect(page).toContain('<li id="x-fn-1">')
    expect(page).toContain('href="#x-fnref-1"')
  })

  it('shows uploaded images as figures with their titles', async () => {
    const page = await html(`![A slice](${picture} "Axial slice")`)
    expect(page).toMatch(/^<figure><picture.*type="image\/avif".*alt="A slice" width="1200"/)
    expect(page).toContain('<figcaption>Axial slice</figcaption></figure>')
  })

  it.each([
    ['on its own', (figure: string) => `Before\n\n${figure}\n\nAfter`],
    ['right between other lines', (figure: string) => `Before\n${figure}\nAfter`],
    ['with blanks around it', (figure: string) => `Before\n  ${figure} \r\nAfter`],
    ['below a heading', (figure: string) => `# Before\n${figure}\n# After`],
    ['in a list', (figure: string) => `- Before\n  ${figure}\n- After`],
    ['in a quote', (figure: string) => `> Before\n> ${figure}\n\nAfter`],
  ])('shows a figure %s', async (_, text) => {
    const page = await html(text(`::volume address="${figureAddress}" alt="A *head*" caption="[b"`))
    expect(page).toMatch(
      /Before\b.*<figure[^>]*data-kind="volume".*alt="A \*head\*".*<figcaption>\[b<\/figcaption><\/figure>.*>After</s,
    )
    expect(page).not.toContain('::volume')
  })

  it.each([
    ['in a code block', (figure: string) => `\`\`\`\n${figure}\n\`\`\``],
    ['in code by its indent', (figure: string) => `Code:\n\n    ${figure}`],
    ['within a line', (figure: string) => `See ${figure}`],
  ])('shows no figure %s', async (_, text) => {
    const page = await html(text(`::volume address="${figureAddress}" alt="A head"`))
    expect(page).toContain('::volume')
    expect(page).not.toContain('<figure')
  })

  it('renders mathematics as MathML', async () => {
    expect(await html('so $x^2$')).toMatch(/^<p>so <math><mrow><msup><mi>x<\/mi>/)
    expect(await html('$$\n\\frac{a}{b}\n$$')).toMatch(/^<div[^>]*prose-math[^>]*><math[^>]*block/)
    expect(await html('$\\mathbb{R}, \\mathcal{L}, \\mathbf{x}$')).toMatch(/ℝ.*ℒ.*𝐱/)
    expect(await html('It costs $5, or $6 with tax.')).toBe('<p>It costs $5, or $6 with tax.</p>')
    expect(await html('From $5-$6.')).toBe('<p>From $5-$6.</p>')
    expect(await html('$\\frac{$')).toContain('<code>\\frac{</code>')
  })

  it('renders a formula on a line of its own as a block', async () => {
    const block = /<div[^>]*prose-math[^>]*><math[^>]*block[^>]*>.*?<\/div>/g
    expect(await html('$$x^2$$')).toMatch(/^<div[^>]*prose-math[^>]*><math[^>]*block/)
    const among = await html('One\n$$a$$\ntwo $$b$$ three\n$$c$$')
    expect(among.match(block)).toHaveLength(2)
    expect(among).toMatch(/^<p>One\n<\/p><div.*<\/div><p>\ntwo <math>.*<\/math> three\n<\/p><div/)
    expect((await html('- a\n  $$x$$\n\n> $$y$$')).match(block)).toHaveLength(2)
    expect(await html('so $$x$$')).toMatch(/^<p>so <math>/)
  })

  it('renders nothing for an empty text', async () => {
    expect(await toProse(' \n', place)).toEqual([])
  })
})

describe('links', () => {
  it.each([
    ['https://a.example/b', 'rel="noopener noreferrer"'],
    ['mailto:a@b.example', 'href="mailto:a@b.example"'],
    ['/team', 'href="/team"'],
    ['#data', 'href="#x-data"'],
  ])('%s', async (address, expected) => {
    expect(await html(`[a](${address})`)).toContain(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java%0Ascript:alert(1)',
    'java&#x0A;script:alert(1)',
    'java&Tab;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A&#x61vascript:alert(1)',
    '<javascript:alert(1)>',
    '<java\tscript:alert(1)>',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript\\:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://a.example/b',
    'file:///etc/passwd',
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example',
    'https:evil.example',
    'view-source:https://a.example',
  ])('never to %j', async (address) => {
    for (const markdown of [
      `[a](${address})`,
      `![a](${address})`,
      `[a][r]\n\n[r]: ${address}`,
      `<${address}>`,
      `[![a](${address})](${address})`,
    ]) {
      const page = await html(markdown)
      const targets = [...page.matchAll(/(?:href|src|srcset)="([^"]*)"/gi)].map(([, to]) => to)
      for (const to of targets) expect(to).toMatch(/^(https?:\/\/|mailto:|\/[^/\\]|#x-)/)
    }
  })

  it('shows images of other sites as links and never loads them', async () => {
    const page = await html('![scan](https://a.example/x.png)')
    expect(page).toBe('<p><a href="https://a.example/x.png" rel="noopener noreferrer">scan</a></p>')
    expect(await html('[![a](https://a.example/x.png)](https://b.example)')).toBe(
      '<p><a href="https://b.example" rel="noopener noreferrer">a</a></p>',
    )
    expect(await html('![a](/media/../api/v1/x.webp)')).not.toContain('<img')
  })
})

describe('raw HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script> b',
    '<style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<math><mtext></mtext><mglyph><style></math><img src onerror=alert(1)></style>',
    '<!-- a --><b onclick="x">b</b>',
    '<form action="/x"><input name=a></form>',
    '<base href="https://evil.example">',
    '> <object data="x"></object>',
    '| a |\n| - |\n| <video src=x onerror=alert(1)> |',
    '[<img src=x onerror=alert(1)>](/a)',
    '`<script>`',
    '$<script>alert(1)</script>$',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\includegraphics{https://evil.example/x.png}$',
    '$\\htmlStyle{position:fixed}{x}$',
    '[[[[a](javascript:alert(1))](javascript:alert(2))](javascript:alert(3))](javascript:alert(4))',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
  ])('stays words: %s', async (markdown) => {
    const page = await html(markdown)
    const tags = [...page.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)]
    for (const [, tag = '', attributes] of tags) {
      expect(tag).not.toMatch(
        /^(script|style|iframe|object|embed|svg|form|base|video|link|meta|mglyph)$/i,
      )
      expect(attributes).not.toMatch(/\son\w+=|style=|javascript:/i)
    }
  })

  it('is shown as typed', async () => {
    expect(await html('a <b>c</b>')).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>')
    expect(await html('<div>\n<b>c\n</div>')).toContain('&lt;div&gt;\n&lt;b&gt;c\n&lt;/div&gt;')
  })
})
