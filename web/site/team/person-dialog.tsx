import { type ReactNode, useState } from 'react'
import { teamLabels } from '#contract/content/labels/team.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { PersonPicture } from '#web/site/parts/person-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import type { TeamPerson } from './load-team.ts'
import { PersonDetails } from './person-details.tsx'

type PersonDialogProps = {
  /** Person to show. Undefined closes the dialog. */
  person: TeamPerson | undefined
  aboutOf: (id: string) => ReactNode
  onClose: () => void
}

export function PersonDialog({ person, aboutOf, onClose }: PersonDialogProps) {
  const words = useStrings(teamLabels)
  const textLanguage = useFallbackLanguage()
  // Keeps showing the last person while the closing animation runs.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) setShown(person)

  return (
    <Dialog
      open={person !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={<span className="break-words">{shown?.name.trim() || words.unnamed}</span>}
      description={
        shown?.designation && (
          <span {...textLanguage(shown, 'designation')}>{shown.designation}</span>
        )
      }
      closeLabel={words.back}
      className="sm:max-w-2xl"
      footer={
        <>
          {shown && (
            <Link to={personPath(shown)} className="link me-auto self-center">
              {words.fullProfile}
            </Link>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {shown && (
        <PersonDetails
          person={shown}
          picture={<PersonPicture name={shown.name} src={shown.profilePic} sizes="12rem" />}
          about={aboutOf(shown._id)}
        />
      )}
    </Dialog>
  )
}
