import { expect, test } from 'vitest'
import { trackFileUse } from '../site/files.ts'
import { parsePersonContacts } from '../social.ts'
import { convertMarkdownText, convertWordPressText } from './body.ts'
import { readEmail, revealEmails } from './hidden-email.ts'

const files = trackFileUse({
  names: [],
  left: [],
  sizeOf: () => 1,
  read: async () => Buffer.from(''),
  close: async () => undefined,
})
const place = { files, from: 'page.md' }
const link = '[ada@b.edu](mailto:ada@b.edu)'
const unread = 'An e-mail address that a script hides cannot be read'

const encodeLikeCloudflare = (email: string): string =>
  Buffer.from([0x42, ...Buffer.from(email).map((byte) => byte ^ 0x42)]).toString('hex')
const code = encodeLikeCloudflare('ada@b.edu')

const hidden: readonly (readonly [html: string, markdown: string])[] = [
  [
    `<script>u='ada'; d='b.edu'; document.write('<a href="mailto:' + u + '@' + d + '">x</a>')</script>`,
    link,
  ],
  [`<script>var user = "ada", domain = "b.edu"; openMail(user, domain);</script>`, link],
  [
    `<script>\n<!--\ndocument.write("mail" + "to:" + "ada" +\n "&#64;" + "b.edu");\n//-->\n</script>`,
    link,
  ],
  [`<script>document.write(['ada', 'b.edu'].join('@'))</script>`, link],
  [`<script>document.write('ada'); document.write('@'); document.write('b.edu')</script>`, link],
  [`<script>const u = "ada"; el.innerHTML = \`mailto:\${u}@b.edu\`</script>`, link],
  [`<script>document.write(String.fromCharCode(97,100,97,64,98,46,101,100,117))</script>`, link],
  [`<script>document.write(unescape('%61%64%61%40b.edu'))</script>`, link],
  [`<script>u = 'ada'; u += '\\x40b.edu'; document.write(u)</script>`, link],
  [
    `<a href="javascript:u='ada';d='b.edu';location='mailto:'+u+'@'+d;void(0)">Mail</a>`,
    '[Mail](mailto:ada@b.edu)',
  ],
  [
    `<a href="#" onclick="location.href='mailto:'+'ada'+'@'+'b.edu'">Mail</a>`,
    '[Mail](mailto:ada@b.edu)',
  ],
  ['<span class="email" data-user="ada" data-domain="b.edu"></span>', link],
  ['<a data-name="ada" data-domain="b" data-tld="edu" href="#"></a>', link],
  [
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`,
    link,
  ],
  [`<a href="/cdn-cgi/l/email-protection#${code}">Mail</a>`, '[Mail](mailto:ada@b.edu)'],
  ['<a href="&#109;&#97;&#105;lto:ada&#64;b.edu">Mail</a>', '[Mail](mailto:ada@b.edu)'],
]

test.for(hidden)('a hidden e-mail address in a text is read: %s', ([html, markdown]) => {
  expect(convertMarkdownText(html, 'jekyll', place)).toEqual({ text: markdown, notes: [] })
  expect(convertWordPressText(html, place)).toEqual({ text: markdown, notes: [] })
})

test.for([
  `<script>m = 'ude.b@ada'.split('').reverse().join(''); location = 'mailto:' + m</script>`,
  `<script>document.write('mailto:ada' + rest + '@b.edu')</script>`,
  `<script>gen_mail_to_link('ada', 'b.edu', 'Subject')</script>`,
  `<a href="javascript:mailto('nqn', 'o.rqh')">Mail</a>`,
])('a hidden e-mail address that cannot be read is named: %s', (html) => {
  const { text, notes } = convertMarkdownText(html, 'hugo', place)
  expect(text).not.toContain('@')
  expect(notes).toContain(unread)
})

test.for([
  ...['ada [at] b [dot] edu', 'ada(at)b.edu', 'ada {at} b {dot} edu', 'ada AT b DOT edu'],
  ...['ada \\[at\\] b \\[dot\\] edu', 'ada [ät] b.edu'],
])('an e-mail address in words is read: %s', (words) => {
  expect(revealEmails(`Write to ${words}, or come.`).text).toBe('Write to ada@b.edu, or come.')
  expect(revealEmails(`\`${words}\``).text).toBe(`\`${words}\``)
  expect(readEmail(words)).toBe('ada@b.edu')
})

test('other texts stay unchanged', () => {
  const text =
    'Look AT lab.edu (at) home, at b.edu <script>ga("a@b.edu")</script> <a href="javascript:x()">y</a>'
  expect(revealEmails(text)).toEqual({ text, notes: [] })
})

test.for([
  ['ada at b dot edu', 'ada@b.edu'],
  ['ada.l at cs.b.edu', 'ada.l@cs.b.edu'],
  ['mailto:ada@b.edu?subject=x', 'ada@b.edu'],
  ['&#97;da&#64;b.edu', 'ada@b.edu'],
  ['<a href="mailto:ada@b.edu">Mail</a>', 'ada@b.edu'],
  [`u='ada'; d='b.edu'`, 'ada@b.edu'],
  [`'ada' + '@' + 'b.edu'`, 'ada@b.edu'],
  ['meet at noon', ''],
  ['your_email@', ''],
  ['', ''],
])('the e-mail address of a field is read: %s', ([typed = '', email]) => {
  expect(readEmail(typed)).toBe(email)
})

test('hidden e-mail addresses are read in linear time', () => {
  const script = (text: string) => `<script>mailto ${text}</script>`
  const long = ["'a'+", '"\\', 'a [at] ', 'a (dot) ', 'a@', ' dot b', '(( (', "'+", '&#64;'].map(
    (part) => part.repeat(20_000),
  )
  const many = [script("'a'"), '<a data-x="1">', '<a onclick="mailto', '<a href="javascript:']
  for (const text of [...long, ...long.map(script), ...many.map((part) => part.repeat(5_000))])
    expect(revealEmails(text).text.length).toBeGreaterThan(10)
})

test.for([
  ['email', "u='ada'; d='b.edu'"],
  ['envelope', 'ada at b dot edu'],
  ['link', 'mailto:ada@b.edu'],
])('the e-mail address of a person may be hidden: %s', ([name = '', value]) => {
  expect(parsePersonContacts([[name, value]]).email).toBe('ada@b.edu')
})
