import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { titleSizeClass } from '#web/ui/text/title-size.ts'
import { SignalLine } from '#web/ui/theme/signal-line.tsx'

const usualSizes = [
  'max-w-[28ch] text-4xl',
  'max-w-[36ch] text-3xl',
  'max-w-[52ch] text-2xl',
] as const

type EntryHeadProps = {
  /** The list that the entry is from. */
  list: { path: string; name: string }
  /** What sets it apart on the list, such as its type or its day. */
  kind: ReactNode
  title: string
  /** The title's language, where that is said. */
  lang?: string
  dir?: string
  /** How large a short, a longer and a long title is. */
  sizes?: Parameters<typeof titleSizeClass>[1]
  children?: ReactNode
}

/** The opening of an entry's page: the way back to its list, its title and what it says first, above the line. */
export function EntryHead(props: EntryHeadProps) {
  const { list, kind, title, lang, dir, sizes = usualSizes, children } = props
  return (
    <header className="overflow-x-clip pt-12 pb-10 sm:pt-16 lg:pt-20">
      <Container>
        <p className="eyebrow flex flex-wrap gap-x-2">
          <Link to={list.path} className="text-signal no-underline hover:underline">
            {list.name}
          </Link>
          <span aria-hidden="true">/</span>
          {kind}
        </p>
        <h1
          lang={lang}
          dir={dir}
          className={cn('display mt-5 break-words', titleSizeClass(title, sizes))}
        >
          {title}
        </h1>
        {children}
      </Container>
      <SignalLine variant="divider" draw="load" className="mt-12 w-screen lg:mt-16" />
    </header>
  )
}
