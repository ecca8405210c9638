import { homeContent } from '#contract/content/home.ts'
import { homeLabels } from '#contract/content/labels/home.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Marquee } from '#web/ui/carousel/marquee.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import type { MemberLogo } from './member.ts'

const roundStyle =
  'grid size-24 place-items-center overflow-hidden rounded-full border border-line bg-surface lg:size-30'

export function Members({ members }: { members: readonly MemberLogo[] }) {
  const { membersTitle } = useStrings(homeContent)
  const words = useStrings(homeLabels).members
  if (members.length === 0) return null
  return (
    <section aria-labelledby="members" className="border-line border-t pt-14 pb-4 lg:pt-20">
      <Marquee
        label={membersTitle}
        heading={
          <h2 id="members" className="display text-3xl">
            {membersTitle}
          </h2>
        }
        labels={words}
        items={members.map((member) => ({
          key: member.id,
          content: (isCopy) => <MemberMark member={member} isCopy={isCopy} />,
        }))}
      />
    </section>
  )
}

function MemberMark({ member, isCopy }: { member: MemberLogo; isCopy: boolean }) {
  const { picture, name, href } = member
  const { members: words } = useStrings(homeLabels)
  const label = name || words.unnamed
  const mark = picture ? (
    <Picture
      src={picture}
      alt={label}
      sizes="7.5rem"
      className="size-full content-center break-words object-cover text-center text-xs"
    />
  ) : (
    <span className="line-clamp-4 px-3 text-center text-xs [overflow-wrap:anywhere]">{label}</span>
  )
  if (href === null) return <span className={roundStyle}>{mark}</span>
  return (
    <a
      href={href}
      rel="noopener"
      title={label}
      tabIndex={isCopy ? -1 : undefined}
      className={`${roundStyle} text-ink no-underline`}
    >
      {mark}
    </a>
  )
}
