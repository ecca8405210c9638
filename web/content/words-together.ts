import type { ChangedContent } from '#contract/content/group.ts'

const none: ChangedContent = {}
const known = new WeakMap<ChangedContent, [content: ChangedContent, all: ChangedContent]>()

/** The words of every page with those of one: the same object for the same two, because all that shows words follows it. */
export const together = (content = none, words?: ChangedContent | null): ChangedContent => {
  if (!words) return content
  const before = known.get(words)
  if (before?.[0] === content) return before[1]
  const all = { ...content, ...words }
  known.set(words, [content, all])
  return all
}
