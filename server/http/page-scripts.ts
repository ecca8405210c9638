import { createHash } from 'node:crypto'

/**
 * Takes the nonce out of a rendered page and answers with the hashes of the inline scripts that
 * carried it. A script that content might have smuggled in carries none, so it stays forbidden.
 */
export const sealScripts = (html: string, nonce: string): { html: string; hashes: string[] } => {
  const mark = ` nonce="${nonce}"`
  const inline = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(inline)) {
    hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}
