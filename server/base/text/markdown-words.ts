import { removePageBlocks } from '#contract/page/blocks.ts'
import { unwrapMarkdownLinks } from '#contract/text/without-links.ts'

/** Removes everything that browsers could parse as a tag. */
export const removeHtmlTags = (text: string): string =>
  text.includes('<')
    ? text.replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ').replaceAll(/<(?=[a-z/!?])/gi, ' ')
    : text

/** Removes Markdown syntax from a text. Approximate, but fast for any length. */
export const markdownToPlainText = (markdown: string): string =>
  unwrapMarkdownLinks(removeHtmlTags(removePageBlocks(markdown)))
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/^[ \t|:-]+$/gm, ' ')
    .replaceAll(/(?<!\\)(?:[*`~|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/gm, '')
