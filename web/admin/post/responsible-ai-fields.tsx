import type { ComponentProps } from 'react'
import type { ResponsibleAi } from '#contract/post/responsible-ai.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { CollapsedFields } from '#web/admin/editor/form/more-fields.tsx'
import { responsibleAiStrings as strings } from '#web/content/responsible-ai-strings.ts'
import { CommaListInput } from '#web/ui/form/comma-list-input.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { ResearchMaterialsInput } from './materials-input.tsx'
import { responsibleAiFormStrings as formWords } from './responsible-ai-form-strings.ts'

export function ResponsibleAiFields({ value }: { value: ResponsibleAi | undefined }) {
  return (
    <CollapsedFields label={strings.title}>
      <Part name="intendedUse" hint={formWords.intendedUseHint}>
        <Textarea rows={2} defaultValue={value?.intendedUse} />
      </Part>
      <Part name="researchUseOnly">
        <Select defaultValue={String(value?.researchUseOnly ?? false)}>
          <SelectOptions of={formWords.research} />
        </Select>
      </Part>
      <Part name="ethicsApproval" hint={formWords.ethicsApprovalHint}>
        <Textarea rows={2} defaultValue={value?.ethicsApproval} />
      </Part>
      <Part name="trialRegistrations" hint={formWords.trialRegistrationsHint}>
        <CommaListInput rows={1} entries={value?.trialRegistrations} />
      </Part>
      <Part name="dataStatement" hint={formWords.dataStatementHint}>
        <Textarea rows={2} defaultValue={value?.dataStatement} />
      </Part>
      <Part name="dataAndModels">
        <ResearchMaterialsInput materials={value?.dataAndModels} />
      </Part>
      <Part name="knownLimits">
        <Textarea rows={2} defaultValue={value?.knownLimits} />
      </Part>
    </CollapsedFields>
  )
}

type PartProps = Pick<ComponentProps<typeof EntryField>, 'hint' | 'children'> & {
  name: keyof ResponsibleAi
}

function Part({ name, ...props }: PartProps) {
  return <EntryField name={`responsibleAi[${name}]`} label={strings.facts[name]} {...props} />
}
