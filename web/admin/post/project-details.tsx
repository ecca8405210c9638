import type { ReactNode } from 'react'
import type { Post } from '#contract/post/post.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { formatHistoryValue } from '#web/admin/editor/history/history-value.ts'
import { useEntryDialogs } from '#web/admin/editor/panel/use-entry-dialogs.ts'
import { projectPageStrings, projectPanelStrings } from '#web/content/project-panel-strings.ts'
import { responsibleAiStrings } from '#web/content/responsible-ai-strings.ts'
import { renderProsePreview } from '#web/prose/in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import type { ProjectFormChoices } from './load-projects.ts'
import { ProjectDialog } from './project-dialog.tsx'

type ProjectDetailsProps = { post: Post; choices: ProjectFormChoices; canEdit: boolean }

export function ProjectDetails({ post, choices, canEdit }: ProjectDetailsProps) {
  const { mode, entry, open, close } = useEntryDialogs({
    newName: 'project',
    list: canEdit ? [post] : undefined,
  })
  const { fields } = projectPanelStrings
  return (
    <section aria-label={projectPageStrings.details} className="grid grid-cols-1 gap-6">
      <header className="flex items-start justify-between gap-4">
        <h1 className="display min-w-0 wrap-anywhere text-3xl">{post.title}</h1>
        {canEdit && <Button onClick={() => open('update', post)}>{commonAdminStrings.edit}</Button>}
      </header>
      <dl className="grid gap-x-8 gap-y-4 grid-cols-1 text-sm md:grid-cols-[10rem_minmax(0,1fr)]">
        <Fact name={fields.shortDesc}>{post.shortDesc}</Fact>
        <Fact name={fields.content}>
          <section
            aria-label={fields.content}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
            className="max-h-80 overflow-y-auto rounded-md bg-sunk p-4"
          >
            <MarkdownPreview markdown={post.content} preview={renderProsePreview} isOn />
          </section>
        </Fact>
        <Fact name={fields.image}>
          {post.image ? (
            <Picture src={post.image} alt="" sizes="192px" className="w-48 rounded-md" />
          ) : (
            projectPageStrings.none
          )}
        </Fact>
        <Fact name={fields.category}>{post.category.name}</Fact>
        <Fact name={fields.grant}>{post.grant || projectPageStrings.none}</Fact>
        <Fact name={projectPageStrings.references}>
          <span className="whitespace-pre-line">
            {post.references.join('\n') || projectPageStrings.none}
          </span>
        </Fact>
        <Fact name={fields.contributors}>
          {post.contributors.map(({ name }) => name).join(', ') || projectPageStrings.none}
        </Fact>
        <Fact name={responsibleAiStrings.title}>
          <span className="whitespace-pre-line">
            {formatHistoryValue(post.responsibleAi) || projectPageStrings.none}
          </span>
        </Fact>
      </dl>
      <ProjectDialog entry={entry} choices={choices} open={mode === 'update'} onClose={close} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint max-md:-mb-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
