import { fromZoneTime } from '#contract/text/zone-time.ts'
import { useSiteZone } from '#web/admin/editor/form/use-site-zone.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { formatShortDateTime } from '#web/ui/text/format-in-time-zone.ts'
import { publishing } from './publishing-words.ts'

const words = publishing.day

type DayQuestionProps = {
  /** The day to come that an entry is dated; empty while nothing is asked. */
  day: string
  /** A moment to publish at, empty for now, null for neither. */
  onAnswer: (moment: string | null) => void
}

/** Asks whether what is dated in the future is published now or on that day. */
export function DayQuestion({ day, onAnswer }: DayQuestionProps) {
  const zone = useSiteZone()
  const moment = day && fromZoneTime(`${day}T00:00:00`, zone)
  const when = moment && formatShortDateTime(moment, zone)
  return (
    <ConfirmDialog
      isHarmless
      open={day !== ''}
      onOpenChange={(next) => next || onAnswer(null)}
      title={words.title}
      description={words.text(when.split(',')[0] ?? '')}
      other={{ label: words.now, onPress: () => onAnswer('') }}
      confirmLabel={publishing.publishOn(when)}
      onConfirm={() => onAnswer(moment)}
    />
  )
}
