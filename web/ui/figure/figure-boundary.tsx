import { Component, type ReactNode } from 'react'

type FigureBoundaryProps = { otherwise: ReactNode; children: ReactNode }

/** Shows a figure's poster if its code cannot be loaded or fails. */
export class FigureBoundary extends Component<FigureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children
  }
}
