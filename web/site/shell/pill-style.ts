/** Classes of the rounded links in the wide header. */
export const navPillClasses =
  'usual:block rounded-full px-4 py-2 font-medium text-ink-soft text-sm transition-colors hover:bg-sunk hover:text-ink aria-[current]:bg-signal-soft aria-[current]:text-signal-strong data-active:bg-signal-soft data-active:text-signal-strong'
