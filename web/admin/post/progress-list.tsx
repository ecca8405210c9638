import {
  type ResearchProgress,
  researchProgressApi,
  researchProgressEntity,
} from '#contract/post/research-progress.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { projectPageStrings } from '#web/content/project-panel-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { PicturesInput } from '#web/ui/picture/pictures-input.tsx'
import { ProjectPartSection } from './part-list.tsx'
import { RemovablePictureList } from './removable-pictures.tsx'

const strings = projectPageStrings.progress
const nameLength = 60
const shownLength = 300

type ProgressListProps = {
  postId: string
  progress: readonly ResearchProgress[]
  people: readonly ChoiceOption[]
  canEdit: boolean
}

const nameOf = (entry: ResearchProgress) =>
  commonAdminStrings.named(createExcerpt(entry.description, nameLength))

export function ResearchProgressList({ postId, progress, people, canEdit }: ProgressListProps) {
  const { add, form, actions, dialogs } = useEntryListActions(canEdit ? progress : undefined, {
    newName: 'progress',
    entity: 'researchProgress',
    nameOf,
    deletion: {
      call: researchProgressApi.deleteResearchProgress,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ postId, researchProgressId: _id }),
    },
  })
  return (
    <ProjectPartSection
      id="progress"
      title={strings.title}
      add={strings.add}
      onAdd={add}
      empty={strings.empty}
      isEmpty={progress.length === 0}
    >
      <ul className="divide-y divide-line">
        {progress.map((each) => (
          <li key={each._id} className="grid grid-cols-1 gap-2 py-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="wrap-anywhere min-w-0 font-medium text-sm max-sm:w-full">
                {each.contributors.map(({ name }) => name).join(', ') || projectPageStrings.none}
              </h3>
              <div className="max-sm:-ml-2.5">{actions?.(each)}</div>
            </div>
            <p className="wrap-anywhere text-ink-soft text-sm">
              {createExcerpt(each.description, shownLength)}
            </p>
            <RemovablePictureList
              urls={each.imageUrls}
              call={researchProgressApi.deleteSingleImage}
              inputOf={canEdit ? (url) => ({ id: each._id, url }) : undefined}
            />
          </li>
        ))}
      </ul>
      <ProgressDialog postId={postId} people={people} {...form} />
      {dialogs}
    </ProjectPartSection>
  )
}

const calls = createEntryDialogCalls(
  { definition: researchProgressEntity, api: researchProgressApi },
  strings,
)

type ProgressDialogProps = ListEntryDialogProps<ResearchProgress> & {
  postId: string
  people: readonly ChoiceOption[]
}

function ProgressDialog({ postId, people, ...props }: ProgressDialogProps) {
  return (
    <EntryDialog {...props} calls={{ ...calls, within: { postId } }} className="sm:max-w-2xl">
      {(entry) => <ProgressFields entry={entry} people={people} />}
    </EntryDialog>
  )
}

type ProgressFieldsProps = { entry: ResearchProgress | undefined; people: readonly ChoiceOption[] }

function ProgressFields({ entry, people }: ProgressFieldsProps) {
  return (
    <>
      <MarkdownField
        name="description"
        label={strings.description}
        rows={8}
        defaultValue={entry?.description}
      />
      <PeopleField
        name="contributors"
        label={strings.contributors}
        people={people}
        chosen={entry?.contributors.map(({ _id }) => _id)}
      />
      <EntryField name="images" label={strings.images}>
        <PicturesInput />
      </EntryField>
    </>
  )
}
