import {
  type ResearchProgress,
  researchProgressApi,
  researchProgressEntity,
} from '#contract/post/research-progress.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import { projectPageStrings } from '#web/content/project-panel-strings.ts'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { PicturesInput } from '#web/ui/picture/pictures-input.tsx'
import { ProjectPart } from './part-list.tsx'
import { RemovablePictures } from './removable-pictures.tsx'

const strings = projectPageStrings.progress
const nameLength = 60
const shownLength = 300

type ProgressListProps = {
  postId: string
  progress: readonly ResearchProgress[]
  people: readonly Choice[]
  canEdit: boolean
}

const nameOf = (entry: ResearchProgress) =>
  adminStrings.named(excerpt(entry.description, nameLength))

export function ProgressList({ postId, progress, people, canEdit }: ProgressListProps) {
  const { add, form, actions, dialogs } = useEntries(canEdit ? progress : undefined, {
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
    <ProjectPart
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
              {excerpt(each.description, shownLength)}
            </p>
            <RemovablePictures
              urls={each.imageUrls}
              call={researchProgressApi.deleteSingleImage}
              inputOf={canEdit ? (url) => ({ id: each._id, url }) : undefined}
            />
          </li>
        ))}
      </ul>
      <ProgressDialog postId={postId} people={people} {...form} />
      {dialogs}
    </ProjectPart>
  )
}

const calls = entryCalls({ definition: researchProgressEntity, api: researchProgressApi }, strings)

type ProgressDialogProps = OpenedEntry<ResearchProgress> & {
  postId: string
  people: readonly Choice[]
}

function ProgressDialog({ postId, people, ...props }: ProgressDialogProps) {
  return (
    <EntryDialog {...props} calls={{ ...calls, within: { postId } }} className="sm:max-w-2xl">
      {(entry) => <ProgressFields entry={entry} people={people} />}
    </EntryDialog>
  )
}

type ProgressFieldsProps = { entry: ResearchProgress | undefined; people: readonly Choice[] }

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
