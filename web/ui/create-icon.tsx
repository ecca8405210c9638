import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Creates an icon component from the icon package's path data. The build replaces the package's own function,
 * which computes size, colour and class names for every icon of a page. Here the style sheet does (`.icon`).
 */
export default function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" {...props} className={`icon ${className}`}>
      {lines}
    </svg>
  )
}
