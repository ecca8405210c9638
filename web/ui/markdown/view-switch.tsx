const words = {
  views: 'View',
  view: { write: 'Write', both: 'Side by side', preview: 'Preview' },
}

export type MarkdownView = keyof typeof words.view

type ViewSwitchProps = {
  view: MarkdownView
  canSplit: boolean
  onView: (view: MarkdownView) => void
}

export function MarkdownViewSwitch({ view, canSplit, onView }: ViewSwitchProps) {
  const views: readonly MarkdownView[] = canSplit
    ? ['write', 'both', 'preview']
    : ['write', 'preview']
  return (
    <fieldset
      className="ms-auto flex gap-1 max-sm:order-first max-sm:me-auto max-sm:ms-0"
      aria-label={words.views}
    >
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onView(each)}
          className="h-9 rounded-md px-2.5 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-pressed:bg-sunk aria-pressed:text-ink"
        >
          {words.view[each]}
        </button>
      ))}
    </fieldset>
  )
}
