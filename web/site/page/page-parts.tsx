import { ContactSection } from '#web/site/parts/contact-section.tsx'
import { cn } from '#web/ui/cn.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import { AddressBlock } from './blocks/address-block.tsx'
import { FigureBlock } from './blocks/figure-block.tsx'
import { FilmBlock } from './blocks/film-block.tsx'
import { FrameBlock } from './blocks/frame-block.tsx'
import { PeopleBlock } from './blocks/people-block.tsx'
import { ProjectsBlock } from './blocks/projects-block.tsx'
import { PublicationsBlock, ReferencesBlock } from './blocks/publications-block.tsx'
import { QuestionBlock } from './blocks/question-block.tsx'
import type { PartView } from './load-part.ts'

/** One part of a page: text or a block. */
function PagePart({ part }: { part: PartView }) {
  switch (part.kind) {
    case 'text':
      return <Prose tree={part.prose} />
    case 'people':
      return <PeopleBlock people={part.people} />
    case 'publications':
      return <PublicationsBlock entries={part.entries} />
    case 'references':
      return <ReferencesBlock references={part.references} />
    case 'projects':
      return <ProjectsBlock entries={part.entries} />
    case 'contact':
      return (
        <div className="max-w-3xl">
          <ContactSection />
        </div>
      )
    case 'address':
      return <AddressBlock {...part} />
    case 'question':
      return <QuestionBlock {...part} />
    case 'figure':
      return <FigureBlock {...part} />
    case 'film':
      return <FilmBlock {...part} />
    case 'frame':
      return <FrameBlock {...part} />
    case 'note':
      return <Notice>{part.text}</Notice>
  }
}

type PagePartsProps = { parts: readonly PartView[]; className?: string }

/** The parts of a page below each other. */
export function PageParts({ parts, className }: PagePartsProps) {
  return (
    <div
      className={cn(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-8',
        className,
      )}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a page is its place
        <PagePart key={index} part={part} />
      ))}
    </div>
  )
}
