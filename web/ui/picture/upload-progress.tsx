import { ProgressBar } from '#web/ui/progress-bar.tsx'

const words = { sending: 'Uploading', waiting: 'Uploaded. Saving…' }

export function UploadProgress({ share }: { share: number | null }) {
  const percent = Math.floor((share ?? 0) * 100)
  const isSent = percent === 100
  return (
    <div className={share === null ? 'sr-only' : 'grid gap-1.5'}>
      <p role="status" className="text-ink-soft text-sm">
        {share !== null && (isSent ? words.waiting : `${words.sending}…`)}
      </p>
      {share !== null && <ProgressBar aria-label={words.sending} max={100} value={percent} />}
    </div>
  )
}
