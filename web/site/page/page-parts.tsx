import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import { ContactSection } from '#web/site/parts/contact-section.tsx'
import { VideoBlock } from '#web/site/parts/film-block.tsx'
import { EmbedBlock } from '#web/site/parts/frame-block.tsx'
import { cn } from '#web/ui/cn.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { AddressBlock } from './blocks/address-block.tsx'
import { FigureBlock } from './blocks/figure-block.tsx'
import { ListBlock } from './blocks/list-block.tsx'
import { NewsBlock } from './blocks/news-block.tsx'
import { PeopleBlock } from './blocks/people-block.tsx'
import { JobPositionBlock, NoOpenPositions } from './blocks/position-block.tsx'
import { ProjectsBlock } from './blocks/projects-block.tsx'
import { PublicationsBlock, ReferencesBlock } from './blocks/publications-block.tsx'
import { QuestionBlock } from './blocks/question-block.tsx'
import type { PagePartView } from './load-part.ts'

type PagePartProps = {
  part: PagePartView
  /**
   * Language of the page's text if it differs from the page. Entries that blocks list have languages of their
   * own.
   */
  language: TextLanguageAttributes | undefined
}

function PagePart({ part, language }: PagePartProps) {
  switch (part.kind) {
    case 'text':
      return <Prose tree={part.prose} {...language} />
    case 'people':
      return <PeopleBlock people={part.people} />
    case 'publications':
      return <PublicationsBlock entries={part.entries} />
    case 'references':
      return <ReferencesBlock references={part.references} />
    case 'projects':
      return <ProjectsBlock entries={part.entries} />
    case 'news':
      return <NewsBlock entries={part.entries} />
    case 'list':
      return <ListBlock {...part} />
    case 'contact':
      return (
        <div className="max-w-3xl">
          <ContactSection />
        </div>
      )
    case 'address':
      return <AddressBlock {...part} />
    case 'question':
      return <QuestionBlock {...part} language={language} />
    case 'figure':
      return <FigureBlock {...part} language={language} />
    case 'film':
      return <VideoBlock {...part} language={language} />
    case 'frame':
      return <EmbedBlock {...part} language={language} />
    case 'position':
      return <JobPositionBlock {...part} language={language} />
    case 'noPositions':
      return <NoOpenPositions />
    case 'closedPosition':
    case 'note':
      return <Notice>{part.text}</Notice>
  }
}

type PagePartsProps = {
  parts: readonly PagePartView[]
  language?: TextLanguageAttributes | undefined
  className?: string
}

export function PageParts({ parts, language, className }: PagePartsProps) {
  return (
    <div
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-8',
        className,
      )}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a page have no other identity
        <PagePart key={index} part={part} language={language} />
      ))}
    </div>
  )
}
