import { type JobPosition, jobPositionSchema } from '#contract/profile/position.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import { Input } from '#web/ui/form/input.tsx'
import { RepeatableRowsInput } from '#web/ui/form/rows-input.tsx'

const blank: JobPosition = { title: '', team: '', from: '', until: '' }
const parts = ['title', 'team', 'from', 'until'] as const

const isPosition = (value: unknown): value is JobPosition =>
  typeof value === 'object' &&
  value !== null &&
  parts.every((part) => part in value && typeof Reflect.get(value, part) === 'string')

export function JobPositionsInput({
  positions,
}: {
  positions?: readonly JobPosition[] | undefined
}) {
  return (
    <RepeatableRowsInput<JobPosition>
      label={strings.fields.positions}
      rows={positions}
      blank={blank}
      isRow={isPosition}
      addLabel={strings.addPosition}
      removeLabel={strings.remove}
      nameOf={({ title }, index) => title || `${strings.position} ${index + 1}`}
      rowClassName="grid grid-cols-2 items-center gap-2 sm:grid-cols-[1fr_1fr_7rem_7rem_auto]"
    >
      {(row, change, { index, describedBy, isInvalid }) =>
        parts.map((part) => (
          <Input
            key={part}
            aria-label={`${strings.positionParts[part]} ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid && !jobPositionSchema.safeParse(row).success}
            placeholder={strings.positionParts[part]}
            value={row[part]}
            onChange={(event) => change({ [part]: event.target.value })}
          />
        ))
      }
    </RepeatableRowsInput>
  )
}
