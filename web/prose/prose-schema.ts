import type { Options } from 'rehype-sanitize'
import { figureHastProperties } from '#web/ui/figure/figure-data.ts'
import { proseTags } from '#web/ui/markdown/prose-tree.ts'

const mathAttributes =
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence form height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width'

const mathTags = [...proseTags].filter((tag) => /^(m[a-z]+|semantics|annotation)$/.test(tag))

/** Allow-list of elements and attributes: what Markdown and mathematics need, and nothing that runs code. */
export const proseSanitizeSchema: Options = {
  tagNames: [...proseTags],
  attributes: {
    ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes.split(' ')])),
    a: ['href', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    figure: [...figureHastProperties],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: [['className', 'task-list-item'], 'id'],
    ol: ['start'],
    p: [['className', 'verbatim']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    span: [['className', 'katex', 'katex-error']],
    td: ['align'],
    th: ['align'],
    ul: [['className', 'contains-task-list']],
    '*': ['id'],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  // Turns off the sanitizer's id prefixes, because `transformElements` adds prefixes.
  clobber: [],
  strip: ['script', 'style'],
}
