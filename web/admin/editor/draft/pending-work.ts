/** Collects promises that a form awaits before it is sent, such as image uploads. */
export const createPendingPromises = () => {
  const held = new Set<Promise<unknown>>()
  return {
    hold: (work: Promise<unknown>) => {
      held.add(work)
      const forget = () => held.delete(work)
      work.then(forget, forget)
    },
    /** Awaits all promises. Returns whether every promise was fulfilled. */
    isDone: async () => {
      const outcomes = await Promise.allSettled(held)
      return outcomes.every(({ status }) => status === 'fulfilled')
    },
  }
}
