import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import {
  contentDefaults,
  contentFields,
  contentNames,
  contentNamesOnPage,
} from '#contract/content/fields.ts'
import type { ChangedContent, ContentValue } from '#contract/content/group.ts'
import type { contentPages } from '#contract/content/pages.ts'
import { siteApi } from '#contract/site/site.ts'
import { SitePreview } from '#web/admin/editor/draft/live-site-preview.tsx'
import { keepFocusAboveBar } from '#web/admin/editor/form/keep-focus-above-bar.ts'
import { FormOrPageTabs, type FormOrPageView } from '#web/admin/editor/panel/view-tabs.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { useFocusFirstInvalidField } from '#web/api/use-error-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { ContentFieldInput } from './content-input.tsx'
import type { LoadedSitePanel } from './load-site.ts'
import { PreviewPageViewChoice } from './page-view-choice.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'
import { SaveConflictNote, UnsavedChangesNote } from './unsaved-note.tsx'
import { usePreviewPageViews } from './use-page-views.ts'
import type { UnsavedEdit } from './use-unsaved-edit.ts'
import { hasSameJson } from './value-kinds.ts'

type ContentFormProps = {
  page: (typeof contentPages)[number]
  list: Pick<LoadedSitePanel, 'published' | 'draft' | 'version' | 'newestPages'>
  /** Unsaved changes of all pages. */
  unsaved: UnsavedEdit<ChangedContent> | null
  onUnsaved: (unsaved: UnsavedEdit<ChangedContent> | null) => void
  /** Name of the field to focus first. */
  field?: string
}

const nothing: ChangedContent = {}

const focusField = (name: string | undefined): void =>
  focusFirstControl(document.getElementById(`site-${name}`))

/** Fields of one page in the order of the page, with a preview. */
export function PageContentForm({ page, list, unsaved, onUnsaved, field = '' }: ContentFormProps) {
  const { published, draft } = list
  const [edited, setEdited] = useState('')
  const [error, setError] = useState<ApiError | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [view, setView] = useState<FormOrPageView>('edit')
  const around = useFocusFirstInvalidField<HTMLFormElement>(error?.errors)
  const save = useApiCall(siteApi.updateContent)
  const publish = useApiCall(siteApi.publishContent)
  const { views, view: shown, setKind, showText } = usePreviewPageViews(page, list.newestPages)
  const typed = unsaved?.value ?? nothing
  const content = { ...draft, ...typed }
  const changed = contentNames.filter((name) => !hasSameJson(content[name], published[name]))

  const change = (name: string, value: ContentValue) => {
    onUnsaved({ version: unsaved?.version ?? list.version, value: { ...typed, [name]: value } })
    setEdited(typeof value === 'string' ? value : '')
  }
  const saveDraft = async (): Promise<boolean> => {
    if (!unsaved) return true
    // Saving again after a conflict overwrites the changes of others.
    const version = error?.code === 'staleVersion' ? list.version : unsaved.version
    const answer = await save.run({ fields: typed, version })
    const failed = answer instanceof ApiError
    setError(failed ? answer : null)
    if (!failed) onUnsaved(null)
    return !failed
  }
  const publishAll = async () => {
    if (await saveDraft()) await publish.run({})
    setAsking(false)
  }
  const pick = (text: string) =>
    focusField(contentNamesOnPage(page.key).find((each) => content[each] === text))
  useEffect(() => focusField(field), [field])

  return (
    <>
      <FormOrPageTabs view={view} onView={setView} className="xl:hidden" />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form
          ref={around}
          className={cn('grid content-start gap-6', view === 'preview' && 'max-xl:hidden')}
          onSubmit={(event) => {
            event.preventDefault()
            saveDraft()
          }}
          onFocus={({ target }) => {
            const name = contentNamesOnPage(page.key).find((each) =>
              target.closest(`[id="site-${each}"]`),
            )
            if (!name) return
            const [typed, visible] = [content[name], published[name]]
            setEdited(typeof typed === 'string' ? typed : '')
            if (typeof visible === 'string') showText(visible)
          }}
        >
          {error?.code === 'staleVersion' && <SaveConflictNote text={strings.conflict} />}
          {contentNamesOnPage(page.key).map((name) => {
            const value = content[name] ?? ''
            return (
              <div key={name} id={`site-${name}`} className="grid gap-1">
                <ContentFieldInput
                  name={name}
                  field={contentFields[name]}
                  value={value}
                  errorOf={(path) =>
                    error?.errors.find((each) => each.path === `fields.${path}`)?.message
                  }
                  onChange={(next) => change(name, next)}
                />
                {!hasSameJson(value, contentDefaults[name]) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="justify-self-end"
                    onClick={() => change(name, contentDefaults[name] ?? '')}
                  >
                    {strings.default}
                  </Button>
                )}
              </div>
            )
          })}
          <div
            ref={keepFocusAboveBar}
            className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper py-4"
          >
            {unsaved && <UnsavedChangesNote onDiscard={() => onUnsaved(null)} />}
            <Button type="submit" variant="secondary" pending={save.pending}>
              {strings.save}
            </Button>
            {/* Only looks disabled, because a disabled button loses the focus. */}
            <Button
              aria-disabled={changed.length === 0}
              onClick={() => setAsking(changed.length > 0)}
            >
              {strings.publish}
            </Button>
          </div>
        </form>
        <div
          className={cn(
            'grid content-start gap-3',
            view === 'edit' && 'max-xl:hidden',
            'xl:sticky xl:top-4 xl:self-start',
          )}
        >
          {shown && <PreviewPageViewChoice views={views} shown={shown} onChoose={setKind} />}
          <SitePreview
            key={shown?.path}
            path={shown?.path ?? page.path}
            content={content}
            edited={edited}
            onPick={pick}
          />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={strings.publishTitle}
        description={strings.publishText}
        details={
          <ul className="list-disc pl-5">
            {changed.map((name) => (
              <li key={name}>{contentFields[name].label}</li>
            ))}
          </ul>
        }
        isHarmless
        confirmLabel={strings.publish}
        pending={save.pending || publish.pending}
        onConfirm={publishAll}
      />
    </>
  )
}
