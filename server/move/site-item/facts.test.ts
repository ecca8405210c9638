import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const siteOf = async (files: Parameters<typeof readOldSite>[0]) => {
  const { lines, fieldsOf, left } = await readOldSite(files)
  const [line = '', ...others] = lines.filter((each) => each.startsWith('site '))
  expect(others).toEqual([])
  const title = line.replace(/^site /, '').replace(/ \|.*$/, '')
  return { line, lines, left, fields: fieldsOf(title) ?? {} }
}

testOnce('a HugoBlox site states its name, hero, contact, logo, colour and menu', async () => {
  const { fields, left, lines } = await siteOf({
    'config/_default/hugo.yaml': "title: Okafor Group\nbaseURL: 'https://okafor.edu/'\n",
    'config/_default/params.yaml': [
      'marketing:\n  seo:\n    description: Proteins in motion.\n    twitter: okaforgroup',
      'footer:\n  copyright:\n    notice: © 2021 Okafor Group. {license}',
      'contact_details:\n  email: hello@okafor.edu\n  phone: "+1 555 0100"',
      '  address:\n    street: 5 River Road\n    city: Ithaca\n    region: NY\n    postcode: "14850"\n    country: United States',
      'hugoblox:\n  theme:\n    colors:\n      primary: "#a31"\n',
    ].join('\n'),
    'config/_default/menus.yaml':
      'main:\n  - {name: News, url: /post, weight: 30}\n  - {name: People, url: people/, weight: 10}\n  - {name: Papers, url: "#papers", weight: 20}\n  - {name: Shop, url: /shop, weight: 35}\n  - {name: Contact, url: /#contact, weight: 40}\n',
    'assets/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    'assets/media/hero.png': new Uint8Array([1]),
    'content/_index.md':
      '---\ntitle: Home\nsections:\n  - block: hero\n    content:\n      title: Proteins never stand still\n      text: We film molecules at work, in cells and on their own.\n---\n',
    'content/publications/one/index.md': '---\ntitle: One\nauthors: [A B]\ndate: 2020-01-01\n---\n',
    'content/post/hello.md': '---\ntitle: Hello\ndate: 2020-01-01\n---\nText.\n',
  })
  expect(fields).toEqual({
    settings: {
      name: 'Okafor Group',
      description: 'Proteins in motion.',
      address: '5 River Road\nIthaca, NY 14850\nUnited States',
      email: 'hello@okafor.edu',
      phone: '+1 555 0100',
      social: [{ network: 'x', url: 'https://x.com/okaforgroup' }],
    },
    siteBrand: { accent: '#aa3311', logo: 'moved-file:assets%2Fmedia%2Flogo.svg' },
    siteContent: {
      'home.heading': 'Proteins never stand still',
      'home.intro': 'Proteins in motion.',
      'mission.lead': 'We film molecules at work, in cells and on their own.',
      'about.heading': 'Okafor Group',
      'frame.copyright': '© 2021',
    },
    siteMenus: {
      header: [
        { label: 'People', target: '/team' },
        { label: 'Papers', target: '/publications' },
        { label: 'News', target: '/news' },
      ],
      more: [],
      contact: [{ label: 'Contact', target: '/contactus' }],
      footer: expect.any(Array),
    },
  })
  expect(left).toContain('config/_default/params.yaml: Settings of the old site')
  expect(lines.filter((line) => line.startsWith('page Home'))).toEqual([])
})

testOnce(
  'a home page with links stays as a draft, because the home page has plain texts',
  async () => {
    const text = 'We study [cells](/cells/).\n\n* one\n* two\n'
    const { lines, fields } = await siteOf({
      '_config.yaml':
        'title: Cell Group\nsubtitle: Growing\nlinks:\n  github: cellgroup\n  email: us@cells.edu\n',
      '_members/ada.md': '---\nname: Ada\n---\n',
      'index.md': `---\n---\n\n# Cell Group\n\n${text}`,
      'join/index.md': '---\ntitle: Join\nnav:\n  order: 2\n---\nWrite to us.\n',
      'team/index.md':
        '---\ntitle: Team\nnav:\n  order: 1\n---\n\n{% include list.html data="members" %}\n',
      'images/logo.png': new Uint8Array([1]),
    })
    expect(lines).toContain('page Home | Kept as a draft: Salus has a page of its own for this')
    expect(fields).toMatchObject({
      settings: {
        name: 'Cell Group',
        tagline: 'Growing',
        description: 'We study cells.',
        email: 'us@cells.edu',
        social: [{ network: 'github', url: 'https://github.com/cellgroup' }],
      },
      siteBrand: { logo: 'moved-file:images%2Flogo.png' },
      siteContent: { 'home.heading': 'Cell Group', 'home.intro': 'We study cells.' },
      siteMenus: {
        header: [
          { label: 'Team', target: '/team' },
          { label: 'Join', target: 'moved-entry:page%2Fjoin%2Findex.md' },
        ],
      },
    })
  },
)

testOnce('a Jekyll site made by hand states its menu in a data file', async () => {
  const { fields } = await siteOf({
    '_config.yml':
      'title: Bio Lab\ntagline: Small things\nlogo: /assets/brand.png\ntheme_color: "#123456"\naddress: "1 Lane\\nTown"\n',
    '_data/navigation.yml':
      'main:\n  - title: Home\n    url: /\n  - title: Research\n    url: /research/\n    children:\n      - {title: Data, url: https://data.example/}\n  - title: Contact\n    url: /contact.html\n',
    'assets/brand.png': new Uint8Array([1]),
    '_posts/2020-01-01-a.md': '---\ntitle: A\n---\nText.\n',
    'research.md': '---\ntitle: Research\npermalink: /research/\n---\nWhat we do.\n',
  })
  expect(fields).toMatchObject({
    settings: { name: 'Bio Lab', tagline: 'Small things', address: '1 Lane\nTown' },
    siteBrand: { accent: '#123456', logo: 'moved-file:assets%2Fbrand.png' },
    siteMenus: {
      header: [
        { label: 'Home', target: '/' },
        { label: 'Research', target: 'moved-entry:page%2Fresearch.md' },
        { label: 'Data', target: 'https://data.example/' },
      ],
      contact: [{ label: 'Contact', target: '/contactus' }],
    },
  })
})

const element = (name: string, text: string) => `<${name}>${text}</${name}>`
const wxr = (channel: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel}</channel></rss>`

const pageElement = (id: string, title: string, link: string, text = 'Text.') =>
  element(
    'item',
    `${element('title', title)}${element('link', `https://lab.example${link}`)}${element('wp:post_id', id)}${element('wp:post_type', 'page')}${element('wp:status', 'publish')}${element('content:encoded', `<![CDATA[${text}]]>`)}`,
  )

testOnce('a WordPress export states title, tagline, front page and menus', async () => {
  const meta = (name: string, value: string) =>
    element('wp:postmeta', element('wp:meta_key', name) + element('wp:meta_value', value))
  const menuItem = (order: number, id: string, title = '', menu = 'Main', url = '') =>
    element(
      'item',
      `${element('title', title)}${element('wp:post_id', `9${order}${id}`)}${element('wp:post_type', 'nav_menu_item')}${element('wp:status', 'publish')}${element('wp:menu_order', String(order))}<category domain="nav_menu" nicename="x">${menu}</category>${meta('_menu_item_type', url ? 'custom' : 'post_type')}${meta('_menu_item_object', 'page')}${meta('_menu_item_object_id', id)}${meta('_menu_item_url', url)}`,
    )
  const { fields, lines } = await siteOf({
    'export.xml': wxr(
      element('title', 'Ng &amp; Team') +
        element('description', 'Nerves at work') +
        element('link', 'https://lab.example') +
        pageElement('1', 'Home', '/home/', '<p>We listen to nerves.</p>') +
        pageElement('2', 'Join', '/join/') +
        pageElement('3', 'Methods', '/methods/') +
        menuItem(3, '2') +
        menuItem(1, '1', 'Start') +
        menuItem(2, '3', 'How') +
        menuItem(4, '', 'Data', 'Main', 'https://data.example') +
        menuItem(1, '2', 'Jobs', 'Footer'),
    ),
  })
  expect(fields).toMatchObject({
    settings: { name: 'Ng & Team', tagline: 'Nerves at work', description: 'We listen to nerves.' },
    siteContent: { 'home.heading': 'Ng & Team', 'home.intro': 'We listen to nerves.' },
    siteMenus: {
      header: [
        { label: 'Start', target: '/' },
        { label: 'How', target: 'moved-entry:page%2F3' },
        { label: 'Join', target: 'moved-entry:page%2F2' },
        { label: 'Data', target: 'https://data.example' },
      ],
      footer: [
        { label: 'Jobs', target: 'moved-entry:page%2F2' },
        { label: 'Start', target: '/' },
        { label: 'How', target: 'moved-entry:page%2F3' },
        { label: 'Data', target: 'https://data.example' },
      ],
    },
  })
  expect(lines.filter((line) => line.startsWith('page Home'))).toEqual([])
})

testOnce('without a menu, the pages of a WordPress export are the menu', async () => {
  const { fields } = await siteOf({
    'export.xml': wxr(
      element('title', 'Ng') +
        element('link', 'https://lab.example') +
        pageElement('2', 'Join', '/join/') +
        pageElement('1', 'Home', '/home/', '<p>We listen to nerves.</p>') +
        pageElement('3', 'About', '/about/', '<p>Since 2011.</p>'),
    ),
  })
  expect(fields).toMatchObject({
    siteContent: { 'about.paragraphs': [{ text: 'Since 2011.' }] },
    siteMenus: {
      header: [
        { label: 'Home', target: '/' },
        { label: 'Join', target: 'moved-entry:page%2F2' },
        { label: 'About', target: '/about' },
      ],
    },
  })
})

testOnce(
  'texts that a theme brings are not those of a group, whose example texts are still removed',
  async () => {
    const { fields, line } = await siteOf({
      '_config.yml': 'title: blank\nfirst_name: You\nlast_name: Name\nemail: you@example.com\n',
      '_pages/about.md':
        '---\nlayout: about\ntitle: about\npermalink: /\nsubtitle: Affiliations. Address. Contacts. Motto. Etc.\nprofile:\n  more_info: <p>555 your office number</p>\n---\n\nWrite your biography here. Tell the world about yourself.\n',
      '_posts/2020-01-01-a.md': '---\ntitle: A\n---\nText.\n',
    })
    expect(line).toBe('site Home page, menus and settings')
    expect(fields).toEqual({})
  },
)

testOnce('a site without settings does not tell whose it is', async () => {
  const { lines } = await readOldSite({ '_members/ada.md': '---\nname: Ada\n---\n' })
  expect(lines.filter((line) => line.startsWith('site'))).toEqual([])
})

testOnce('the text of an old page About becomes that of the page About', async () => {
  const { fields, lines } = await siteOf({
    '_config.yml': 'title: Bio Lab\n',
    '_posts/2020-01-01-a.md': '---\ntitle: A\n---\nText.\n',
    'index.md': '---\ntitle: Home\n---\nWe study [cells](/cells/).\n',
    'about.md': '---\ntitle: About\npermalink: /about/\n---\nFounded in 2011.\n\nWe moved once.\n',
  })
  expect(fields.siteContent).toMatchObject({
    'about.paragraphs': [{ text: 'Founded in 2011.' }, { text: 'We moved once.' }],
  })
  expect(lines.filter((line) => /About|\/about/.test(line))).toEqual([])
})

testOnce('a page that nothing leads to goes into the menu and is named', async () => {
  const { fields, lines } = await siteOf({
    '_config.yml': 'title: Bio Lab\n',
    '_data/navigation.yml': 'main:\n  - title: News\n    url: /news/\n',
    '_posts/2020-01-01-a.md': '---\ntitle: A\n---\nSee [tools](/tools/).\n',
    'index.md': '---\ntitle: Home\n---\nWe study cells.\n',
    'about.md': '---\ntitle: About\npermalink: /about/\n---\nFounded in 2011.\n\n* by Ada\n',
    'research.md': '---\ntitle: research\npermalink: /research/\n---\nThree parts.\n',
    'tools.md': '---\ntitle: Tools\npermalink: /tools/\n---\nOurs.\n',
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      'page About | Was not in the menu. Goes into the menu as “About”',
      'page research | Was not in the menu. Goes into the menu as “Research”',
      'page Tools',
    ]),
  )
  expect(fields.siteContent).toMatchObject({
    'about.paragraphs': [{ text: 'Founded in 2011.' }, { text: 'by Ada' }],
  })
  expect(fields.siteMenus).toMatchObject({
    header: [{ label: 'News', target: '/news' }],
    more: [
      { label: 'About', target: 'moved-entry:page%2Fabout.md' },
      { label: 'Research', target: 'moved-entry:page%2Fresearch.md' },
    ],
  })
})

testOnce('the buttons of a contact page state e-mail address, phone and address', async () => {
  const { fields } = await siteOf({
    '_config.yaml': 'title: Cell Group\n',
    '_members/ada.md': '---\nname: Ada\n---\n',
    'contact/index.md':
      '---\ntitle: Contact\nnav:\n  order: 5\n---\n\n{%\n  include button.html\n  type="email"\n  link="us@cells.edu"\n%}\n{% include button.html type="phone" text="(555) 0100" link="+1-555-0100" %}\n{% include button.html type="address" text="7 Rhine Street, Basel" %}\n',
  })
  expect(fields.settings).toMatchObject({
    email: 'us@cells.edu',
    phone: '+1-555-0100',
    address: '7 Rhine Street, Basel',
  })
})
