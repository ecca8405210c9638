import { withoutBlocks } from '#contract/page/blocks.ts'
import { withoutLinks } from '#contract/text/without-links.ts'

/** Takes away whatever a browser could take for a tag; what remains of one is words. */
export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text.replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ').replaceAll(/<(?=[a-z/!?])/gi, ' ')
    : text

/** What Markdown says, without its signs. Rough, and quick for any length. */
export const plainText = (markdown: string): string =>
  withoutLinks(withoutTags(withoutBlocks(markdown)))
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/^[ \t|:-]+$/gm, ' ')
    .replaceAll(/(?<!\\)(?:[*`~|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu, '')
    // What makes the sign behind it a word, or breaks a line.
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/gm, '')
