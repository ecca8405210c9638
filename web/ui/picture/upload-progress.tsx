const words = { sending: 'Uploading', waiting: 'Uploaded. Saving…' }

/** How far files have come on their way to the server; said aloud when it starts and when it has ended. */
export function UploadProgress({ share }: { share: number | null }) {
  const percent = Math.floor((share ?? 0) * 100)
  const isSent = percent === 100
  return (
    <div className={share === null ? 'sr-only' : 'grid gap-1.5'}>
      <p role="status" className="text-ink-soft text-sm">
        {share !== null && (isSent ? words.waiting : `${words.sending}…`)}
      </p>
      {share !== null && (
        <progress
          aria-label={words.sending}
          max={100}
          value={percent}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-signal-fill [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-signal-fill [&::-webkit-progress-value]:transition-[width]"
        />
      )}
    </div>
  )
}
