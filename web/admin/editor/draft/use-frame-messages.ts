import { type RefObject, useEffect } from 'react'

/** Receives messages from a framed page of this site. */
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
