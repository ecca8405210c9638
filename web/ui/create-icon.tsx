import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Creates an icon component from the path data of the icon package (lucide). The build replaces the package's
 * own function, which computes size, colour and class names for each icon. Here the class `.icon` sets them.
 */
export default function createIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" {...props} className={`icon ${className}`}>
      {lines}
    </svg>
  )
}
