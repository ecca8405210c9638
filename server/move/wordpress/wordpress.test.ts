import { expect } from 'vitest'
import { readOldSite, readOldSiteAt, writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { squarespaceSite, wordpressSite } from '#server/tools/testing/content/wordpress-sites.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const item = (parts: Readonly<Record<string, string>>, more = '') =>
  `<item>${Object.entries(parts)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`

const wxr = (items: string, head = '') => `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<link>https://lab.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://lab.example</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_email>ada@private.example</wp:author_email><wp:author_display_name><![CDATA[Ada Lovelace]]></wp:author_display_name></wp:author>
${items}</channel></rss>`

const site = {
  'export.xml': wxr(
    [
      item(
        {
          title: 'Hello &amp; welcome',
          link: 'https://lab.example/2020/01/hello/',
          'dc:creator': 'ada',
          'content:encoded':
            '<!-- wp:paragraph -->\n<p>First <strong>words</strong>.</p>\n<!-- /wp:paragraph -->\n\nSecond line\nbroken here\n\n[caption id="a"]<img src="https://lab.example/wp-content/uploads/2020/01/lab-300x200.png" alt="Our lab"> The lab[/caption]\n\n<img src="https://elsewhere.example/x.png" alt="">\n\n[gallery ids="1,2"]\n\n<script>alert(1)</script><iframe src="https://www.youtube.com/embed/x"></iframe><a href="javascript:alert(1)">bad</a>',
          'wp:post_id': '1',
          'wp:post_date': '2020-01-15 10:00:00',
          'wp:post_type': 'post',
          'wp:status': 'publish',
        },
        '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta><category domain="category"><![CDATA[News]]></category><wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>',
      ),
      item({
        title: 'Imprint',
        link: 'https://lab.example/legal/imprint/',
        'content:encoded':
          'We are us: write to third@party.example, or see C:\\Users\\ada\\thesis\\ on my computer.',
        'wp:post_id': '2',
        'wp:post_type': 'page',
        'wp:status': 'publish',
      }),
      item({
        title: 'Secret',
        link: 'https://lab.example/?page_id=3',
        'content:encoded': 'Not yet.',
        'wp:post_id': '3',
        'wp:post_type': 'page',
        'wp:status': 'private',
      }),
      item({ title: 'Gone', 'wp:post_id': '4', 'wp:post_type': 'post', 'wp:status': 'trash' }),
      item(
        {
          title: 'Richard Roe',
          link: 'https://lab.example/people/roe/',
          'content:encoded': 'Bio.',
          'excerpt:encoded': 'PhD student',
          'wp:post_id': '5',
          'wp:post_type': 'team_member',
          'wp:status': 'publish',
        },
        '<wp:postmeta><wp:meta_key>phone</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>',
      ),
      item({
        title: 'An order',
        'wp:post_id': '6',
        'wp:post_type': 'shop_order',
        'wp:status': 'publish',
      }),
      item({
        title: 'lab',
        'wp:post_id': '9',
        'wp:post_type': 'attachment',
        'wp:status': 'inherit',
        'wp:attachment_url': 'https://lab.example/wp-content/uploads/2020/01/lab.png',
      }),
      item(
        {
          title: 'Legal',
          'wp:post_id': '10',
          'wp:post_type': 'nav_menu_item',
          'wp:status': 'publish',
        },
        '<wp:postmeta><wp:meta_key>_menu_item_object</wp:meta_key><wp:meta_value>page</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta>',
      ),
    ].join('\n'),
  ),
  'wp-content/uploads/2020/01/lab.png': new Uint8Array([1]),
  'wp-content/uploads/2020/01/lab-300x200.png': new Uint8Array([1]),
}

testOnce('a WordPress export becomes news, pages and people without scripts', async () => {
  const { system, lines, left, fieldsOf, pictures } = await readOldSite(site)
  expect(system).toBe('wordpress')
  expect(lines).toEqual([
    'person Richard Roe | Not kept: phone',
    'team Members',
    'news Hello & welcome | Tags that stay out: News | 1 comments stay out | Pictures of other servers became links: https://elsewhere.example/x.png | Taken out: gallery, <script>, <iframe>, javascript:alert(1)',
    'page Imprint | Goes into the menu as “Legal” | Becomes public: third@party.example | Names folders of a computer: C:\\Users\\ada\\thesis\\',
    'page Secret | Kept as a draft, as it was (private)',
    'redirect /people/roe',
    'redirect /?p=5',
    'redirect /2020/01/hello',
    'redirect /?p=1',
    'redirect /?p=2',
  ])
  expect(fieldsOf('Hello & welcome')).toMatchObject({
    date: '2020-01-15',
    pic: 'wp-content/uploads/2020/01/lab.png',
  })
  expect(fieldsOf('Hello & welcome')?.content).toBe(
    [
      'First **words**.',
      'Second line\\\nbroken here',
      '![Our lab](moved-file:wp-content%2Fuploads%2F2020%2F01%2Flab.png) The lab',
      '[https://elsewhere.example/x.png](https://elsewhere.example/x.png)',
      '[https://www.youtube.com/embed/x](https://www.youtube.com/embed/x)bad',
      '*By Ada Lovelace*',
    ].join('\n\n'),
  )
  expect(fieldsOf('Imprint')).toMatchObject({ path: '/legal/imprint', menu: 'Legal' })
  expect(fieldsOf('Richard Roe')).toMatchObject({ designation: 'PhD student', about: 'Bio.' })
  expect(pictures).toHaveLength(1)
  expect(left).toEqual([
    'export.xml:4: Gone: It was in the trash',
    'export.xml:6: An order: Entries of the kind “shop_order” have no place in Salus',
    'wp-content/uploads/2020/01/lab-300x200.png: A picture that nothing shows which moves in',
  ])
  expect(JSON.stringify(lines)).not.toContain('private.example')
})

const text = (id: string, title: string, link: string, more = '') =>
  item(
    {
      ...{ title, link: `https://lab.example${link}`, 'content:encoded': `Text of ${title}` },
      ...{ 'wp:post_id': id, 'wp:post_type': 'page', 'wp:status': 'publish' },
    },
    more,
  )
const polylang = (code: string) =>
  `<category domain="language" nicename="${code}"><![CDATA[${code}]]></category>`
const wpml =
  '<wp:postmeta><wp:meta_key>_wpml_word_count</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>'

testOnce.for([
  [text('1', 'Join', '/join/', polylang('en')), text('2', 'Komm', '/komm/', polylang('de'))],
  [text('1', 'Join', '/join/', wpml), text('2', 'Komm', '/de/komm/', wpml)],
  [text('1', 'Join', '/join/', wpml), text('2', 'Komm', '/join/?lang=de', wpml)],
])('texts of plugins in other languages are reported: %#', async (items) => {
  const language = '<language>en-US</language>'
  const { lines, left } = await readOldSite({ 'export.xml': wxr(language + items.join('')) })
  expect(lines).toEqual(['page Join', 'redirect /?p=1'])
  expect(left).toEqual([
    expect.stringMatching(/^export\.xml:2: Komm: In another language \(de; the site is read in en/),
  ])
})

testOnce('the main language of a multilingual text is imported', async () => {
  const title = '[:de]Über uns[:en]About us[:]'
  const page = { 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
  const content = '<!--:de-->Wir.<!--:--><!--:en-->We.<!--:-->'
  const about = item({
    ...page,
    title,
    link: 'https://lab.example/us/',
    'content:encoded': content,
  })
  const { lines, fieldsOf } = await readOldSite({
    'export.xml': wxr(`<language>en-US</language>${about}`),
  })
  expect(lines[0]).toBe('page About us | Its text in other languages stays out: de')
  expect(fieldsOf('About us')?.content).toBe('We.')
})

testOnce('a page that is only a list redirects to the list in Salus', async () => {
  const empty = { title: 'Blog', link: 'https://lab.example/blog/', 'content:encoded': '' }
  const page = { ...empty, 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
  const { lines, left } = await readOldSite({ 'export.xml': wxr(item(page)) })
  expect(lines).toEqual(['redirect /blog', 'redirect /?p=1'])
  expect(left).toEqual(['export.xml:1: Blog: It only shows what Salus makes itself'])
})

testOnce('pages of a site without permalinks are imported', async () => {
  const page = { 'wp:post_type': 'page', 'wp:status': 'publish', 'content:encoded': 'Text' }
  const at = (title: string, id: string, link: string) =>
    item({ ...page, title, 'wp:post_id': id, link: `https://lab.example${link}` })
  const { lines, fieldsOf } = await readOldSite({
    'export.xml': wxr(at('Welcome', '1', '/') + at('Join us', '2', '/?page_id=2')),
  })
  expect(lines).toEqual([
    'page Welcome | Kept as a draft: Salus has a page of its own for this',
    'page Join us',
    'redirect /?p=2',
  ])
  const fields = { title: 'Join us', path: '/join-us', content: 'Text', inSitemap: true }
  expect(fieldsOf('Join us')).toEqual(fields)
})

testOnce(
  'lists, headings and tables may follow a sentence directly, and galleries show pictures uploaded to their text',
  async () => {
    const content = [
      'What we do:\n<ul>\n\t<li>One\n<ul>\n\t<li>Two</li>\n</ul>\n</li>\n\t<li>Three</li>\n</ul>\nAnd so\non.',
      '<h2>More</h2>\nText\n<table>\n<tr><td>1</td><td>2</td></tr>\n</table>',
      '[gallery columns="2"]',
    ].join('\n\n')
    const page = { 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
    const picture = {
      ...{ title: 'a', 'wp:post_id': '8', 'wp:post_parent': '1', 'wp:post_type': 'attachment' },
      ...{ 'wp:status': 'inherit', 'excerpt:encoded': 'Our lab' },
      'wp:attachment_url': 'https://lab.example/wp-content/uploads/8.png',
    }
    const { fieldsOf } = await readOldSite({
      'wp-content/uploads/8.png': new Uint8Array([1]),
      'export.xml': wxr(
        item({
          ...page,
          title: 'Us',
          link: 'https://lab.example/us/',
          'content:encoded': content,
        }) + item(picture),
      ),
    })
    expect(fieldsOf('Us')?.content).toBe(
      [
        'What we do:',
        '- One\n  - Two\n- Three',
        'And so\\\non.',
        '## More',
        'Text',
        '|   |   |\n| - | - |\n| 1 | 2 |',
        '![Our lab](moved-file:wp-content%2Fuploads%2F8.png "Our lab")',
      ].join('\n\n'),
    )
  },
)

testOnce('headings, pictures and buttons of page builders are imported', async () => {
  const content = [
    '[et_pb_section fb_built="1"][et_pb_row][et_pb_toggle title="How do I apply?" open="on"]<p>Write to us.</p>[/et_pb_toggle]',
    '[et_pb_team_member name="Ada &amp; Co" position="PI" image_url="https://lab.example/wp-content/uploads/8.png"]<p>Works.</p>[/et_pb_team_member]',
    '[et_pb_button button_url="/join" button_text="Join" _builder_version="4"][/et_pb_button][/et_pb_row][/et_pb_section]',
    '[vc_row][vc_custom_heading text="Aims"][vc_single_image image="8" img_size="full"][vc_btn title="More" link="url:https%3A%2F%2Fa.example%2F|title:x"][vc_column_text]Text[/vc_column_text][/vc_row]',
  ].join('\n')
  const page = { 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
  const picture = { title: 'a', 'wp:post_id': '8', 'wp:post_type': 'attachment' }
  const { fieldsOf } = await readOldSite({
    'wp-content/uploads/8.png': new Uint8Array([1]),
    'export.xml': wxr(
      item({ ...page, title: 'Us', link: 'https://lab.example/us/', 'content:encoded': content }) +
        item({ ...picture, 'wp:attachment_url': 'https://lab.example/wp-content/uploads/8.png' }),
    ),
  })
  const shown = '![](moved-file:wp-content%2Fuploads%2F8.png)'
  expect(fieldsOf('Us')?.content).toBe(
    [
      ...['### How do I apply?', 'Write to us.', '### Ada & Co', shown, 'PI', 'Works.'],
      ...['[Join](/join)', '### Aims', shown, '[More](https://a.example/)', 'Text'],
    ].join('\n\n'),
  )
})

testOnce('an export with XML entities, or without valid XML, is rejected', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
  const read = async (text: string) => readOldSiteAt(await writeOldSite({ 'export.xml': text }))
  expect(await read(wxr('<item><title>&b;</title></item>', bomb))).toMatchObject({
    refused: 'The export declares entities of its own, so it is not read',
  })
  expect(await read(wxr('<item><title>unclosed</item>'))).toMatchObject({
    refused: 'The export is damaged: it is no XML that can be read',
  })
})

testOnce('entries that WordPress does not show to everyone become drafts', async () => {
  const post = { link: 'https://lab.example/x/', 'content:encoded': 'Text', 'wp:post_type': 'post' }
  const hidden: Readonly<Record<string, string>>[] = [
    { title: 'Locked', 'wp:status': 'publish', 'wp:post_password': 'letmein' },
    { title: 'Ahead', 'wp:status': 'future', 'wp:post_date': '2999-01-02 10:00:00' },
    { title: 'Come', 'wp:status': 'future', 'wp:post_date': '2020-01-02 10:00:00' },
  ]
  const items = hidden.map((each, at) => item({ ...post, ...each, 'wp:post_id': String(at) }))
  const { lines, fieldsOf } = await readOldSite({ 'export.xml': wxr(items.join('')) })
  expect(lines).toEqual([
    'news Locked | Kept as a draft: it asks for a password',
    'news Come',
    'news Ahead | Kept as a draft: the old site shows it from 2999-01-02 on',
    'redirect /x',
    'redirect /?p=2',
  ])
  expect(fieldsOf('Locked')).toMatchObject({ status: 'draft' })
  expect(fieldsOf('Ahead')).toMatchObject({ status: 'draft' })
})

testOnce('WordPress links lead to imported entries, and missing pictures are dropped', async () => {
  const content = [
    '<a href="http://www.lab.example/us/">us</a> <a href="/?p=2">short</a> <a href="../us/">near</a>',
    '<a href="https://lab.example/wp-content/uploads/a.png"><img src="https://lab.example/wp-content/uploads/a-300x200.png" alt="A"></a>',
    '<a href="/b/"><img src="https://lab.example/wp-content/uploads/gone.png" alt="B"></a>',
    '<a href="https://lab.example/wp-content/uploads/cv.pdf">CV</a>',
  ].join('\n\n')
  const page = { 'wp:post_type': 'page', 'wp:status': 'publish' }
  const { lines, fieldsOf } = await readOldSite({
    'wp-content/uploads/a.png': new Uint8Array([1]),
    'export.xml': wxr(
      item({
        ...page,
        title: 'Us',
        link: 'https://lab.example/us/',
        'wp:post_id': '2',
        'content:encoded': 'Us.',
      }) +
        item({
          ...page,
          title: 'Join',
          link: 'https://lab.example/join/',
          'wp:post_id': '3',
          'content:encoded': content,
        }),
    ),
  })
  expect(fieldsOf('Join')?.content).toBe(
    [
      '[us](/us/) [short](/us/) [near](/us/)',
      '![A](moved-file:wp-content%2Fuploads%2Fa.png)',
      '[B](https://lab.example/wp-content/uploads/gone.png)',
      '[CV](https://lab.example/wp-content/uploads/cv.pdf)',
    ].join('\n\n'),
  )
  expect(lines).toContain(
    'page Join | Pictures that are not among the files: /wp-content/uploads/gone.png | Links that go on to lead to files of the old site: /wp-content/uploads/cv.pdf',
  )
})

testOnce(
  'galleries, videos, code and plugin shortcodes are converted as WordPress renders them',
  async () => {
    const content = [
      'See [1] and [sic].',
      '[gallery columns="2" ids="8, 9"]',
      'https://www.youtube.com/watch?v=a&b=1',
      '[embed width="5"]https://vimeo.com/2[/embed]',
      '[latex]x^2[/latex] [wpdm_package id=3]',
      '<pre><code>one\n\ntwo\nthree</code></pre>',
    ].join('\n\n')
    const shown = (id: string) =>
      item({
        ...{ title: 'a', 'wp:post_id': id, 'wp:post_type': 'attachment', 'wp:status': 'inherit' },
        'wp:attachment_url': `https://lab.example/wp-content/uploads/${id}.png`,
      })
    const page = { 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
    const tag = '<category domain="post_tag"><![CDATA[R &amp; D]]></category>'
    const { lines, fieldsOf, left } = await readOldSite({
      'wp-content/uploads/8.png': new Uint8Array([1]),
      'export.xml': wxr(
        shown('8') +
          shown('9') +
          item(
            { ...page, title: 'Us', link: 'https://lab.example/us/', 'content:encoded': content },
            tag,
          ),
      ),
    })
    expect(fieldsOf('Us')?.content).toBe(
      [
        'See \\[1] and \\[sic].',
        '![](moved-file:wp-content%2Fuploads%2F8.png)',
        '[https://lab.example/wp-content/uploads/9.png](https://lab.example/wp-content/uploads/9.png)',
        '[https://www.youtube.com/watch?v=a\\&b=1](https://www.youtube.com/watch?v=a\\&b=1)',
        '[https://vimeo.com/2](https://vimeo.com/2)',
        'x^2',
        '```\none\n\ntwo\nthree\n```',
      ].join('\n\n'),
    )
    expect(lines[0]).toBe(
      'page Us | Tags that stay out: R & D | Pictures that are not among the files: /wp-content/uploads/9.png | Taken out: latex, wpdm_package',
    )
    expect(left).toHaveLength(1)
  },
)

const withoutRedirects = (lines: readonly string[]) =>
  lines.filter((line) => !line.startsWith('redirect'))

testOnce('a Squarespace export with links without a domain is imported', async () => {
  const { lines, left, fieldsOf } = await readOldSite(squarespaceSite)
  const picture = 'https://images.squarespace-cdn.com/content/v1/5e0c/1577836800000-ABC/lab.jpg'
  expect(withoutRedirects(lines)).toEqual([
    'news A prize',
    `page Research | Pictures of other servers became links: ${picture}`,
    'page Join us',
    'site Lovelace Lab',
  ])
  expect(lines).toContain('redirect /news/2020/1/1/a-prize')
  expect(left).toEqual([
    expect.stringMatching(/:4: Publications: It only shows what Salus makes itself$/),
    expect.stringMatching(/:6: lab\.jpg: A file that no entry shows/),
  ])
  expect(fieldsOf('Research')?.content).toBe(
    `## Engines\n\nWe build **engines**. See [how to join](/join-us).\n\n[Our lab](${picture})`,
  )
  expect(fieldsOf('Join us')).toMatchObject({
    path: '/join-us',
    content: 'Write to [us](/research).',
  })
  expect(fieldsOf('A prize')?.content).toBe('We won.\n\n*By Ada Lovelace*')
})

testOnce('a WordPress export with the block editor and a nested menu is imported', async () => {
  const { lines, left, fieldsOf } = await readOldSite(wordpressSite)
  expect(withoutRedirects(lines)).toEqual([
    'news A prize',
    'page Research | Goes into the menu as “Research”',
    'page Methods | Goes into the menu as “How we work”',
    'site Lovelace Lab',
  ])
  expect(left).toEqual([])
  const picture = '![Our lab](moved-file:wp-content%2Fuploads%2F2020%2F01%2Flab.png)'
  expect(fieldsOf('Research')?.content).toBe(
    `## Engines\n\nWe build **engines**.\n\n${picture}\n\nIn 2020`,
  )
  expect(fieldsOf('A prize')?.content).toBe('We won.\n\nTwice.\n\n*By Ada Lovelace*')
})

testOnce('attributes with line breaks, quotation marks or > do not become text', async () => {
  const content = [
    'Text <img\n src="https://x.example/a.png"\n alt="It > that" data-json=\'{"a":"b > c"}\'> more',
    '<div class="sqs-block"\n\n data-json="{&quot;a&quot;:&quot;b\n\nc&quot;}"><p data-x=\'["1"]\'>One</p></div>',
    `<div data-x="${'y'.repeat(4_000)}"><p>Two</p></div><div data-x="a > b">Three</div>`,
    '<img src="data:image/gif;base64,R0" data-src="https://lab.example/wp-content/uploads/8.png" alt="Late">',
  ].join('\n\n')
  const page = { 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' }
  const { fieldsOf } = await readOldSite({
    'wp-content/uploads/8.png': new Uint8Array([1]),
    'export.xml': wxr(
      item({ ...page, title: 'Us', link: 'https://lab.example/us/', 'content:encoded': content }),
    ),
  })
  expect(fieldsOf('Us')?.content).toBe(
    [
      'Text [It > that](https://x.example/a.png) more',
      ...['One', 'Two', 'Three', '![Late](moved-file:wp-content%2Fuploads%2F8.png)'],
    ].join('\n\n'),
  )
})

testOnce('shared blocks are inserted, and blocks and texts that stay out are named', async () => {
  const page = { 'wp:post_type': 'page', 'wp:status': 'publish' }
  const content = [
    '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
    '<!-- wp:block {"ref":7} /-->',
    '<!-- wp:block {"ref":8} /-->',
    '<!-- wp:spacer {"height":"10px"} /-->',
    '<!-- wp:calendar {"month":3} /-->',
  ].join('\n\n')
  const { lines, left, fieldsOf } = await readOldSite({
    'export.xml': wxr(
      item({
        ...{ ...page, title: 'Us', link: 'https://lab.example/us/', 'wp:post_id': '1' },
        'content:encoded': content,
      }) +
        item({
          ...{ title: 'Shared', 'wp:post_id': '7', 'wp:post_type': 'wp_block' },
          'content:encoded': '<p>Two</p>',
        }) +
        item(
          { ...page, title: 'Built', link: 'https://lab.example/built/', 'wp:post_id': '3' },
          '<wp:postmeta><wp:meta_key>_elementor_data</wp:meta_key><wp:meta_value>[{"id":1}]</wp:meta_value></wp:postmeta>',
        ),
    ),
  })
  expect(fieldsOf('Us')?.content).toBe('One\n\nTwo')
  expect(lines[0]).toBe('page Us | Blocks that stay out: block, calendar')
  expect(left).toEqual([
    'export.xml:3: Built: Its text is in the data of a page builder, which Salus does not read',
  ])
})
