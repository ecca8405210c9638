import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Makes an icon of the lines that the icon package has for it; the build puts this in the place of the package's own
 * function. That one works out size, colour and names for every icon of every page, which the style sheet says once (`.icon`).
 */
export default function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" {...props} className={`icon ${className}`}>
      {lines}
    </svg>
  )
}
