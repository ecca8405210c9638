import { fromLocalTime } from '#contract/text/zone-time.ts'
import { useSiteTimeZone } from '#web/admin/editor/form/use-site-zone.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { formatShortDateTime } from '#web/ui/text/format-in-time-zone.ts'
import { publishingStrings } from './publishing-strings.ts'

const strings = publishingStrings.day

type DayQuestionProps = {
  /** Future date of the entry. Empty while the dialog is closed. */
  day: string
  /** Called with the time to publish: empty for now, null to cancel. */
  onAnswer: (moment: string | null) => void
}

/** Lets the user publish an entry with a future date either now or on that day. */
export function FutureDateQuestion({ day, onAnswer }: DayQuestionProps) {
  const zone = useSiteTimeZone()
  const moment = day && fromLocalTime(`${day}T00:00:00`, zone)
  const when = moment && formatShortDateTime(moment, zone)
  return (
    <ConfirmDialog
      isHarmless
      open={day !== ''}
      onOpenChange={(next) => next || onAnswer(null)}
      title={strings.title}
      description={strings.text(when.split(',')[0] ?? '')}
      other={{ label: strings.now, onPress: () => onAnswer('') }}
      confirmLabel={publishingStrings.publishOn(when)}
      onConfirm={() => onAnswer(moment)}
    />
  )
}
