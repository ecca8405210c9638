import { field, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test('a message arrives; an empty one is answered beside its field, and nothing is lost', async ({
  page,
  api,
}) => {
  await visit(page, '/contactus')
  await field(page, 'Your Name').fill('Ada')
  await field(page, 'Email Address').fill('ada@')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(field(page, 'Email Address')).toBeFocused()
  await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Your Name')).toHaveValue('Ada')
  await field(page, 'Email Address').fill('ada@example.org')
  await field(page, 'Message').fill('Good morning')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you, your message has arrived.')).toBeVisible()
  await expect(toast(page, 'Message Sent Successfully')).toBeVisible()
  const { messages } = await api.message.showAllMessages()
  expect(messages).toMatchObject([
    { name: 'Ada', email: 'ada@example.org', message: 'Good morning' },
  ])
})
