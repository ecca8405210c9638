import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { titleSizeClass } from '#web/ui/text/title-size.ts'
import { BrandSignalLine } from '#web/ui/theme/signal-line.tsx'

const usualSizes = [
  'max-w-[28ch] text-4xl',
  'max-w-[36ch] text-3xl',
  'max-w-[52ch] text-2xl',
] as const

type EntryHeadProps = {
  list: { path: string; name: string }
  /** Short text above the title, such as the entry's type or day. */
  kind: ReactNode
  title: string
  lang?: string
  dir?: string
  /** Font size classes for short, longer and very long titles. */
  sizes?: Parameters<typeof titleSizeClass>[1]
  children?: ReactNode
}

/** Header of an entry's page: link to the list, title and introduction. */
export function EntryPageHeader(props: EntryHeadProps) {
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
      <BrandSignalLine variant="divider" draw="load" className="mt-12 w-screen lg:mt-16" />
    </header>
  )
}
