import { useState } from 'react'
import { type Role, roles } from '#contract/call/role.ts'
import { CallField } from '#web/api/call-form.tsx'
import { administratorPanelStrings as strings } from '#web/content/administration-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'

type RoleFieldsProps = {
  people: readonly ChoiceOption[]
  role?: Role | undefined
  profileId?: string | undefined
}

export function AccountRoleFields({ people, role: first = 'Editor', profileId }: RoleFieldsProps) {
  const [role, setRole] = useState(first)
  const choose = (name: string) => setRole(roles.find((each) => each === name) ?? role)
  return (
    <>
      <CallField name="role" label={strings.role} hint={strings.roleHints[role]}>
        <Select value={role} onChange={({ target }) => choose(target.value)}>
          <SelectOptions of={roles.toReversed().map((each) => [each, strings.roles[each]])} />
        </Select>
      </CallField>
      {role === 'Member' && (
        <CallField
          name="profileId"
          label={strings.person}
          hint={people.length === 0 && strings.noPeople}
          required
        >
          <Select defaultValue={profileId}>
            <option value="">{strings.choosePerson}</option>
            <SelectOptions of={people.map(({ id, label }) => [id, label])} />
          </Select>
        </CallField>
      )}
    </>
  )
}
