import type { Page } from '@playwright/test'
import { visit } from './page.ts'

/** Opens the form for a new project, which has the editor in it. */
export const openNewProject = async (page: Page): Promise<void> => {
  await visit(page, '/post')
  await page.getByRole('button', { name: 'Create Projects' }).click()
}
