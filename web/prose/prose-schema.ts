import type { Options } from 'rehype-sanitize'
import { figureProperties } from '#web/ui/figure/figure-data.ts'
import { proseTags } from '#web/ui/markdown/prose-tree.ts'

const mathAttributes =
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence form height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rowlines rowspacing rspace scriptlevel separator stretchy symmetric voffset width'

const mathTags = [...proseTags].filter((tag) => /^(m[a-z]+|semantics|annotation)$/.test(tag))

/** All that may be left of a text: what Markdown and mathematics make, and nothing a page could run. */
export const schema: Options = {
  tagNames: [...proseTags],
  attributes: {
    ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes.split(' ')])),
    a: ['href', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    figure: [...figureProperties],
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
  // Ids are made by us and get a prefix of ours afterwards.
  clobber: [],
  strip: ['script', 'style'],
}
