import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A warning nobody reads is a fault nobody sees, so it fails the test. A test that expects one
// looks at it and then forgets it: vi.mocked(console.warn).mockClear().
let spies: MockInstance[] = []

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(calls, 'console.error or console.warn was called').toEqual([])
})
