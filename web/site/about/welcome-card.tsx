import { aboutContent } from '#contract/content/about.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { isWelcomeEmpty } from '#web/content/empty-sections.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'

export function WelcomeCard({ name }: { name: string }) {
  const words = useStrings(aboutContent)
  if (isWelcomeEmpty(words)) return null
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-6 p-6 sm:p-10 lg:grid-cols-12 lg:p-14">
      <h2 className="display min-w-0 break-words text-3xl lg:col-span-4">
        {fillPlaceholders(words.welcomeTitle, { name })}
      </h2>
      <div className="lg:col-span-8">
        <div className="grid max-w-measure gap-4">
          {words.paragraphs.map(({ text }, index) => (
            <p key={text} className={index === 0 ? 'text-lg' : 'text-ink-soft'}>
              {text}
            </p>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/projects" className={buttonStyle({ size: 'lg' })}>
            {words.projects}
          </Link>{' '}
          <Link to="/team" className={buttonStyle({ size: 'lg', variant: 'secondary' })}>
            {words.team}
          </Link>
        </div>
      </div>
    </Card>
  )
}
