import { projectLabels } from '#contract/content/labels/projects.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { titleSizeClass } from '#web/ui/text/title-size.ts'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'
import type { ProjectView } from './project-view.ts'

type BannerProps = {
  project: Pick<ProjectView, 'title' | 'image' | 'grantParts' | 'category' | 'untranslated'>
}

const sizes = ['text-4xl', 'text-3xl', 'text-2xl'] as const

export function ProjectBanner({ project }: BannerProps) {
  const words = useStrings(projectLabels)
  const { title, image, grantParts, category } = project
  const textLanguage = useEntryFallbackLanguage(project.untranslated)
  const categoryLanguage = useEntryFallbackLanguage(category.untranslated)
  return (
    <header data-theme="dark" data-slot="project-banner" className="relative isolate overflow-clip">
      <div className="flow-root lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:w-[52%]">
        {image ? (
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 64rem) 52vw, 100vw"
            className="project-fade aspect-video w-full brightness-100 object-cover lg:absolute lg:aspect-auto lg:h-full"
            priority
          />
        ) : (
          <BrandSignalLine
            variant="hero"
            className="mt-10 opacity-60 lg:absolute lg:top-1/2 lg:start-[8%] lg:mt-0 lg:-translate-y-1/2"
          />
        )}
      </div>
      <Container className="grid gap-y-6 pt-8 pb-12 lg:min-h-[30rem] lg:grid-cols-12 lg:content-end lg:py-16">
        <div className="min-w-0 lg:col-span-7 xl:col-span-6">
          <p className="eyebrow flex flex-wrap gap-x-2">
            <Link to="/projects" className="text-signal no-underline hover:underline">
              {usePageTitles().projects}
            </Link>
            <span aria-hidden="true">/</span>
            <Link
              to={`/category/${category._id}`}
              {...categoryLanguage('name')}
              className="min-w-0 break-words text-signal no-underline hover:underline"
            >
              {category.name}
            </Link>
          </p>
          <h1
            {...textLanguage('title')}
            className={cn('display mt-5 break-words xl:text-pretty', titleSizeClass(title, sizes))}
          >
            {title}
          </h1>
          {grantParts.length > 0 && (
            <p className="mt-6 max-w-[58ch] break-words text-ink-soft text-sm">
              <span className="font-medium text-ink">{words.grant}</span>{' '}
              <span {...textLanguage('grant')}>
                {grantParts.map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
                  <GrantPart key={index} {...part} />
                ))}
              </span>
            </p>
          )}
        </div>
      </Container>
    </header>
  )
}

function GrantPart({ text, path, untranslated }: ProjectView['grantParts'][number]) {
  const textLanguage = useEntryFallbackLanguage(untranslated)
  if (path === undefined) return text
  return (
    <Link to={path} {...textLanguage('name')} className="link">
      {text}
    </Link>
  )
}
