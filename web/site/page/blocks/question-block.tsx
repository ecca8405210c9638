import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'

type QuestionBlockProps = {
  question: string
  prose: ProseTree
  language?: TextLanguageAttributes | undefined
}

export function QuestionBlock({ question, prose, language }: QuestionBlockProps) {
  return (
    <details
      {...language}
      className="group max-w-(--measure) border-line border-b pb-4 [&+&]:-mt-6"
    >
      <summary className="flex cursor-pointer list-none items-baseline justify-between gap-4 font-medium text-ink text-lg [&::-webkit-details-marker]:hidden">
        {question}
        <span
          aria-hidden="true"
          className="text-2xl text-signal leading-none transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <Prose tree={prose} className="mt-3" />
    </details>
  )
}
