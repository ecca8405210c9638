import { Component, type ReactNode } from 'react'

type FigureBoundaryProps = { otherwise: ReactNode; children: ReactNode }

/** Error boundary that shows a figure's poster if the viewer cannot be loaded or throws. */
export class FigureBoundary extends Component<FigureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children
  }
}
