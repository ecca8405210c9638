import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A test fails on warnings and errors in the console. A test that expects one inspects it and then clears it:
// vi.mocked(console.warn).mockClear().
let spies: MockInstance[] = []

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(calls, 'console.error or console.warn was called').toEqual([])
})
