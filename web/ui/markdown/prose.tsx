import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react'
import { ScrollContainer } from '#web/ui/carousel/scroll-container.tsx'
import { cn } from '#web/ui/cn.ts'
import { InteractiveFigure } from '#web/ui/figure/interactive-figure.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { AuthoredLink } from './authored-link.tsx'
import {
  type ProseAttributes,
  type ProseElement,
  type ProseNode,
  type ProseTree,
  proseTags,
} from './prose-tree.ts'

type ProseProps = Omit<ComponentProps<'div'>, 'children'> & {
  tree: ProseTree
  sizes?: string
}

const column = '(min-width: 48rem) 42rem, 100vw'

/** Renders Markdown that the server has converted to a safe tree. */
export function Prose({ tree, sizes = column, className, ...props }: ProseProps) {
  return (
    <div data-slot="prose" className={cn('prose', className)} {...props}>
      {elementsOf(tree, sizes)}
    </div>
  )
}

// Trees never change in place, so an index identifies a node.
const elementsOf = (nodes: readonly ProseNode[], sizes: string): ReactNode[] =>
  nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no other identity
    typeof node === 'string' ? node : <Element key={index} node={node} sizes={sizes} />,
  )

const textOf = (value: ProseAttributes[string] | undefined) => (value ? String(value) : '')

function Element({ node, sizes }: { node: ProseElement; sizes: string }) {
  const { tag, attributes = {}, content = [] } = node
  const inside = content.length > 0 ? elementsOf(content, sizes) : undefined
  if (!proseTags.has(tag)) return <Fragment>{inside}</Fragment>
  if (tag === 'a') return <ProseLink attributes={attributes}>{inside}</ProseLink>
  if (tag === 'img') {
    return <Picture src={textOf(attributes.src)} alt={textOf(attributes.alt)} sizes={sizes} />
  }
  if (tag === 'figure' && attributes['data-address']) {
    return <Figure attributes={attributes} content={content} sizes={sizes} />
  }
  if (tag === 'table') {
    return (
      <ScrollContainer className="prose-table">
        <table>{inside}</table>
      </ScrollContainer>
    )
  }
  if (tag === 'pre') return <ScrollContainer as="pre">{inside}</ScrollContainer>
  if (tag === 'div') return <ScrollContainer {...attributes}>{inside}</ScrollContainer>
  return createElement(tag, attributes, inside)
}

type FigureProps = {
  attributes: ProseAttributes
  content: readonly ProseNode[]
  sizes: string
}

/** An interactive figure. Its first child is the poster, its last the caption. */
function Figure({ attributes, content: [picture, ...rest], sizes }: FigureProps) {
  const said = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace('data-', ''), String(value)]),
  )
  const alt = typeof picture === 'object' ? textOf(picture.attributes?.alt) : ''
  return (
    <InteractiveFigure
      address={said.address ?? ''}
      alt={alt}
      attributes={said}
      still={picture && elementsOf([picture], sizes)}
      caption={elementsOf(rest, sizes)}
    />
  )
}

const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/media/')

function ProseLink({ attributes, children }: { attributes: ProseAttributes; children: ReactNode }) {
  const href = textOf(attributes.href)
  if (isPage(href)) return <AuthoredLink to={href}>{children}</AuthoredLink>
  return createElement('a', attributes, children)
}
