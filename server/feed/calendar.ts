/** An all-day event of a calendar. */
export interface CalendarEntry {
  readonly _id: string
  readonly kind: 'milestone' | 'item'
  readonly title: string
  readonly text: string
  /** Languages of title and text if they differ from the calendar's. Otherwise empty. */
  readonly titleLang: string
  readonly textLang: string
  readonly url: string
  readonly day: string
  /** Last day of an event of several days. */
  readonly lastDay?: string
  readonly updatedAt: string
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,' }

const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll('\n', '\\n')

const maxOctets = 75

/** Folds a line into pieces of at most 75 octets without splitting a character. */
const fold = (line: string): string => {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (Buffer.byteLength(piece) + Buffer.byteLength(character) > maxOctets) {
      pieces.push(piece)
      piece = ' '
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n')
}

const compact = (iso: string): string => iso.replaceAll(/[-:]|\.\d+/g, '')

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const property = (name: string, text: string, lang: string): string =>
  `${name}${lang && `;LANGUAGE=${lang}`}:${plain(text)}`

const writeEntry = (host: string, entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.kind}-${entry._id}@${host}`,
  `DTSTAMP:${compact(entry.updatedAt)}`,
  `LAST-MODIFIED:${compact(entry.updatedAt)}`,
  `DTSTART;VALUE=DATE:${compact(entry.day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(entry.lastDay ?? entry.day))}`,
  property('SUMMARY', entry.title, entry.titleLang),
  ...(entry.text ? [property('DESCRIPTION', entry.text, entry.textLang)] : []),
  `URL:${entry.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Serialises all-day events as an iCalendar file (RFC 5545). */
export const renderICalendar = (
  name: string,
  publicUrl: string,
  entries: readonly CalendarEntry[],
  product = 'Milestones',
): string => {
  const host = new URL(publicUrl).hostname
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Salus//${product}//EN`,
    `NAME:${plain(name)}`,
    `X-WR-CALNAME:${plain(name)}`,
    ...entries.flatMap((entry) => writeEntry(host, entry)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}
