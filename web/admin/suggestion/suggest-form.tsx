import { useState } from 'react'
import { suggestionApi } from '#contract/lifecycle/suggestion.ts'
import { CallField, CallForm, SubmitButton } from '#web/api/call-form.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { suggestionPanelStrings } from './suggestions-strings.ts'

const strings = suggestionPanelStrings.suggest
const project = 'fields[postId]'
const description = 'fields[description]'

const isBlank = (fields: unknown, name: string): boolean =>
  !Object.entries(fields ?? {}).some(([key, value]) => key === name && /\S/.test(String(value)))

type SuggestFormProps = { projects: readonly { _id: string; title: string }[] }

/** Lets a member suggest news about a project. */
export function SuggestionForm({ projects }: SuggestFormProps) {
  const [sent, setSent] = useState(0)
  return (
    <CallForm
      key={sent}
      call={suggestionApi.suggest}
      fixed={{ entity: 'researchProgress' }}
      check={({ fields }) => [
        ...(isBlank(fields, 'postId') ? [{ path: project, message: strings.missing.project }] : []),
        ...(isBlank(fields, 'description')
          ? [{ path: description, message: strings.missing.description }]
          : []),
      ]}
      onDone={() => setSent(sent + 1)}
    >
      <div className="grid max-w-xl gap-5">
        <p className="text-ink-soft">{strings.intro}</p>
        <CallField name={project} label={strings.project} required>
          <Select defaultValue="">
            <option value="">{strings.choose}</option>
            <SelectOptions of={projects.map(({ _id, title }) => [_id, title])} />
          </Select>
        </CallField>
        <CallField name={description} label={strings.description} required>
          <Textarea rows={6} />
        </CallField>
        <SubmitButton className="justify-self-start">{strings.submit}</SubmitButton>
      </div>
    </CallForm>
  )
}
