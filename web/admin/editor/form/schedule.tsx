import { CalendarClock } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { PublishingState } from '#contract/call/publishing.ts'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { CallField, useFormErrors } from '#web/api/call-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateTimeInput } from '#web/ui/form/date-time-input.tsx'
import { useSiteTimeZone } from './use-site-zone.ts'

const moments = ['publishAt', 'unpublishAt'] as const

const isMoment = (path: string) => moments.some((name) => name === path)

/** Returns whether the publishing times are expanded. They expand if one of them has an error. */
export const usePublishingTimesDisclosure = () => {
  const [isOpen, setOpen] = useState(false)
  const errors = useFormErrors()
  const id = useId()
  useEffect(() => {
    if (errors.some(({ path }) => isMoment(path))) setOpen(true)
  }, [errors])
  return { isOpen, id, toggle: () => setOpen((before) => !before) }
}

type ScheduleProps = { schedule: ReturnType<typeof usePublishingTimesDisclosure> }

export function PublishingTimesButton({ schedule: { isOpen, id, toggle } }: ScheduleProps) {
  return (
    <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <CalendarClock aria-hidden="true" />
      {strings.schedule}
    </Button>
  )
}

type ScheduleFieldsProps = ScheduleProps & {
  state: PublishingState
  onPublishAt: (moment: string) => void
}

/** Fields for publishing and unpublishing times. The form sends them even while they are collapsed. */
export function PublishingTimesFields({ schedule, state, onPublishAt }: ScheduleFieldsProps) {
  const zone = useSiteTimeZone()
  return (
    <div
      id={schedule.id}
      hidden={!schedule.isOpen}
      className="grid gap-4 *:grid-cols-1 sm:grid-cols-2"
    >
      {moments.map((name) => (
        <CallField key={name} name={name} label={strings[name]} hint={strings.zone(zone)}>
          <DateTimeInput
            moment={state[name]}
            zone={zone}
            {...(name === 'publishAt' && { onMoment: onPublishAt })}
          />
        </CallField>
      ))}
    </div>
  )
}
