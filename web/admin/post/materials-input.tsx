import {
  type ResearchMaterial,
  researchMaterialKinds,
  researchMaterialSchema,
} from '#contract/post/responsible-ai.ts'
import { responsibleAiStrings as strings } from '#web/content/responsible-ai-strings.ts'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { RepeatableRowsInput } from '#web/ui/form/rows-input.tsx'
import { responsibleAiFormStrings as formWords } from './responsible-ai-form-strings.ts'

const blank: ResearchMaterial = { name: '', kind: 'dataset', version: '', licence: '', doi: '' }
const parts = ['name', 'version', 'licence', 'doi'] as const

const isMaterial = (value: unknown): value is ResearchMaterial =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(blank).every((part) => typeof Reflect.get(value, part) === 'string')

/** Rows of data sets or models, each with name, identifier, version, licence and DOI. */
export function ResearchMaterialsInput({
  materials,
}: {
  materials?: readonly ResearchMaterial[] | undefined
}) {
  return (
    <RepeatableRowsInput<ResearchMaterial>
      label={strings.facts.dataAndModels}
      rows={materials}
      blank={blank}
      isRow={isMaterial}
      addLabel={formWords.addMaterial}
      removeLabel={formWords.remove}
      nameOf={({ name }, index) => name || `${formWords.material} ${index + 1}`}
      rowClassName="grid grid-cols-2 items-center gap-2 border-line border-b pb-3 sm:grid-cols-3"
    >
      {(row, change, { index, describedBy, isInvalid }) => {
        const [name, ...others] = parts.map((part) => (
          <Input
            key={part}
            aria-label={`${formWords.parts[part]} ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={
              isInvalid && !researchMaterialSchema.shape[part].safeParse(row[part]).success
            }
            placeholder={formWords.parts[part]}
            value={row[part]}
            onChange={(event) => change({ [part]: event.target.value })}
          />
        ))
        return (
          <>
            {name}
            <Select
              aria-label={`${formWords.parts.kind} ${index + 1}`}
              value={row.kind}
              onChange={(event) => {
                const kind = researchMaterialKinds.find((each) => each === event.target.value)
                if (kind) change({ kind })
              }}
            >
              <SelectOptions
                of={researchMaterialKinds.map((kind) => [kind, strings.kinds[kind]])}
              />
            </Select>
            {others}
          </>
        )
      }}
    </RepeatableRowsInput>
  )
}
