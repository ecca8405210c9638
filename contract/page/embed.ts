/** Video hosts: the pattern of their URLs, and the URL of their privacy-friendly player. */
const players: readonly (readonly [
  shape: RegExp,
  player: (id: string, hash?: string) => string,
])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{6,20})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^https:\/\/youtu\.be\/([\w-]{6,20})/, (id) => `https://www.youtube-nocookie.com/embed/${id}`],
  [
    // The URL of an unlisted video contains a second id.
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]{6,40})\b)?/,
    (id, hash) => `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1`,
  ],
]

/** Returns URL and host of the player of a video at YouTube or Vimeo, or null for other URLs. */
export const videoPlayerOf = (address: string): { src: string; host: string } | null =>
  players.some(([each]) => each.test(address)) ? embedFrameOf(address) : null

/** Returns URL and host for an iframe, or null if the URL does not use HTTPS. */
export const embedFrameOf = (address: string): { src: string; host: string } | null => {
  const [pattern, player] = players.find(([each]) => each.test(address)) ?? []
  const [, id = '', hash] = pattern?.exec(address) ?? []
  const src = player ? player(id, hash) : address
  const url = URL.parse(src)
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return null
  return { src: url.href, host: url.hostname }
}
