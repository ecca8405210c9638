import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  passwordPromptStrings as question,
  secondFactorStrings as strings,
} from '#web/content/second-factor-strings.ts'
import {
  answerCalls,
  createErrorResponse,
  openPanelPage,
  press,
  type SentInput,
  spyOnToasts,
} from '#web/testing/open-panel.tsx'
import { signInEditor } from '#web/testing/signed-in.ts'

const reason = 'Your log-in is more than ten minutes ago.'
const account = { sessions: [], digest: 'never' }
const without = { hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false }
const begun = { secret: 'ABCD', otpauthUrl: 'otpauth://totp/A?secret=ABCD' }

/** Starts a server that requires the password. Returns the request bodies it received, by call. */
const startServer = (factor: object) => {
  let isConfirmed = false
  const sent: [call: string, body: SentInput][] = []
  const needing = (call: string, done: object) => (_: string, body: SentInput) => {
    sent.push([call, body])
    return isConfirmed ? done : createErrorResponse(403, reason, 'passwordNeeded')
  }
  answerCalls({
    sessions: () => account,
    getDigest: () => account,
    secondFactor: () => ({ secondFactor: { ...without, ...factor } }),
    begin: needing('begin', begun),
    confirm: needing('confirm', { recoveryCodes: ['aaaaa-bbbbb'] }),
    remove: needing('remove', {}),
    confirmPassword: (_: string, body: SentInput) => {
      isConfirmed = body.password === 'right'
      const errors = [{ path: 'password', message: 'This is not your password' }]
      return isConfirmed
        ? {}
        : Response.json({ success: false, code: 'invalid', message: '', errors }, { status: 400 })
    },
  })
  return { sent, forget: () => (isConfirmed = false) }
}

const open = async (factor: object = {}) => {
  signInEditor()
  const server = startServer(factor)
  const [, failed] = spyOnToasts()
  await openPanelPage('account')
  return { ...server, failed }
}

const type = async (label: string, text: string) => {
  fireEvent.input(await screen.findByLabelText(new RegExp(`^${label}`)), {
    target: { value: text },
  })
}

const confirm = async (password: string) => {
  const dialog = await screen.findByRole('dialog', { name: question.title })
  fireEvent.input(within(dialog).getByLabelText(/^Password/), { target: { value: password } })
  await act(
    async () => void fireEvent.click(within(dialog).getByRole('button', { name: question.submit })),
  )
}

test('an app is added after the password, without pressing again', async () => {
  const { sent, failed } = await open()
  await press(strings.addApp)
  await screen.findByRole('dialog', { name: question.title, description: reason })
  await confirm('wrong')
  await screen.findByText('This is not your password')
  await confirm('right')
  await screen.findByRole('dialog', { name: strings.addApp })
  expect(screen.queryByRole('dialog', { name: question.title })).toBeNull()
  expect(sent.map(([call]) => call)).toEqual(['begin', 'begin'])
  expect(failed).not.toHaveBeenCalledWith(reason)
})

test('a code that was typed is sent again after the password', async () => {
  const { sent, forget } = await open()
  await press(strings.addApp)
  await confirm('right')
  forget()
  await screen.findByRole('dialog', { name: strings.addApp })
  await type(strings.code, '123456')
  await press(strings.confirm)
  await confirm('right')
  await screen.findByText('aaaaa-bbbbb')
  expect(sent.slice(-2)).toEqual([
    ['confirm', { code: '123456' }],
    ['confirm', { code: '123456' }],
  ])
})

test('a second factor is removed with a code, and the password only if it is needed', async () => {
  const { sent } = await open({ hasTotp: true })
  await press(strings.removeApp)
  await type(strings.anyCode, 'aaaaa-bbbbb')
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  await press(strings.remove)
  await confirm('right')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    ['remove', { code: 'aaaaa-bbbbb' }],
    ['remove', { code: 'aaaaa-bbbbb' }],
  ])
})

test('closing the question keeps what was typed', async () => {
  const { sent } = await open({ hasTotp: true })
  await press(strings.removeApp)
  await type(strings.anyCode, 'aaaaa-bbbbb')
  await press(strings.remove)
  const dialog = await screen.findByRole('dialog', { name: question.title })
  await act(async () => void fireEvent.click(within(dialog).getByLabelText('Close')))
  await screen.findByText(reason)
  expect(screen.getByLabelText(new RegExp(`^${strings.anyCode}`))).toHaveProperty(
    'value',
    'aaaaa-bbbbb',
  )
  expect(sent).toHaveLength(1)
})
