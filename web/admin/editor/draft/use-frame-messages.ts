import { type RefObject, useEffect } from 'react'

/** Hears what the page of this site in a frame says. */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  hear: (message: { readonly kind?: unknown; readonly text?: unknown }) => void,
): void => {
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow) hear(data ?? {})
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  })
}
