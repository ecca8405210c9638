import { type ComponentProps, createContext, type FormEvent, use, useState } from 'react'
import { ApiError, type FieldError, toFieldErrors } from '#contract/call/api-error.ts'
import type { ApiCall, CallInput, ResponseBody } from '#contract/call/call.ts'
import type { FetchFunction } from '#contract/call/client.ts'
import { fromFormEntries } from '#contract/call/form-data.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { scrollIntoViewRef } from '#web/ui/scroll-into-view.ts'
import { useApiCall } from './use-call.ts'
import { useFocusFirstInvalidField } from './use-error-focus.ts'

interface FormState {
  readonly errors: readonly FieldError[]
  readonly pending: boolean
}

const FormContext = createContext<FormState>({ errors: [], pending: false })

/** Returns the field errors of the surrounding `CallForm`. Empty until a submission fails. */
export const useFormErrors = (): readonly FieldError[] => use(FormContext).errors

type Values = Readonly<Record<string, unknown>>

type CallFormProps<C extends ApiCall> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  call: C
  /**
   * Values that are not fields of the form, such as an id. A function derives them from the typed
   * values.
   */
  fixed?: Values | ((typed: Values) => Values)
  onDone: (answer: ResponseBody<C>, input: CallInput<C>) => void
  /** Called after an error. Returns true if it shows the error itself, so that the form does not. */
  onRefused?: (error: ApiError) => boolean
  /**
   * Validates the whole form before sending. If it returns errors, they are shown and nothing is
   * sent.
   */
  check?: (typed: Readonly<Record<string, unknown>>) => readonly FieldError[]
  /** Awaited before the form is read. False cancels sending. */
  isReady?: () => Promise<boolean>
  /**
   * Called instead of sending the call, for instance to save elsewhere. Returns undefined to send the call
   * after all, null for success, or the error.
   */
  instead?: (input: CallInput<C>, typed: Values) => Promise<ApiError | null | undefined>
  fetch?: FetchFunction
}

/** Returns the values of a form, including that of the submit button. */
export const readFormValues = (form: HTMLFormElement, event?: Event) => {
  const by = event instanceof SubmitEvent ? event.submitter : null
  const button = by instanceof HTMLButtonElement ? by : null
  return fromFormEntries(new FormData(form, button).entries())
}

/**
 * A form for one API call. It validates with the call's schema, sends the input, shows a toast and reloads
 * the page's data. After an error, the typed values stay in the fields.
 */
export function CallForm<C extends ApiCall>({
  call,
  fixed,
  onDone,
  onRefused,
  check = () => [],
  isReady,
  instead,
  fetch,
  children,
  ...props
}: CallFormProps<C>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const form = useFocusFirstInvalidField<HTMLFormElement>(errors)
  const { run } = useApiCall(call, fetch && { fetch })
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    // React events bubble from forms in dialogs that are rendered inside this form.
    if (event.target !== currentTarget) return
    event.preventDefault()
    if (pending) return
    // Set before `isReady` is awaited, so that a second click does not send the form again.
    setPending(true)
    try {
      await sendForm(currentTarget, event.nativeEvent)
    } finally {
      setPending(false)
    }
  }

  const sendForm = async (sent: HTMLFormElement, event: Event) => {
    if (isReady && !(await isReady())) return
    const typedHere = readFormValues(sent, event)
    const all = { ...typedHere, ...(typeof fixed === 'function' ? fixed(typedHere) : fixed) }
    const typed = z.safeParse(inputSchemaFor(call, all), all)
    setMessage(null)
    const found = [...check(all), ...(typed.success ? [] : toFieldErrors(typed.error))]
    if (!typed.success || found.length > 0) return setErrors(found)
    setErrors([])
    if (instead) {
      const refusal = await instead(typed.data, all)
      if (refusal !== undefined) return refusal ? refuse(refusal) : undefined
    }
    const answer = await run(typed.data)
    if (!(answer instanceof ApiError)) return onDone(answer, typed.data)
    refuse(answer)
  }

  const refuse = (refusal: ApiError) => {
    setErrors(refusal.errors)
    const isHandled = onRefused?.(refusal) || refusal.errors.length > 0
    if (!isHandled) setMessage(refusal.message)
  }

  return (
    <FormContext value={{ errors, pending }}>
      {/* Browsers do not submit a form with `method="dialog"` outside of a dialog element, so without
          scripts no password is sent in a URL. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} {...props}>
        {message && (
          <Notice ref={scrollIntoViewRef} className="mb-5">
            {message}
          </Notice>
        )}
        {children}
      </form>
    </FormContext>
  )
}

/**
 * Submit button of a `CallForm`. A click before hydration submits the form after hydration. Hidden without
 * JavaScript.
 */
export function SubmitButton({
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  const { pending } = use(FormContext)
  return (
    <Button
      type="submit"
      pending={pending}
      className={cn('noscript:hidden', className)}
      {...props}
    />
  )
}

/** Returns the path of a form field in an input: `links.0.url` for `links[0][url]`. */
const pathOfField = (name: string): string => name.replaceAll('[', '.').replaceAll(']', '')

/** A field of a `CallForm` by its name in the API, with the validation error of the schema or server. */
export function CallField({ name, ...props }: ComponentProps<typeof Field>) {
  const { errors } = use(FormContext)
  const own = pathOfField(name)
  const error = errors.find(({ path }) => path === own || path.startsWith(`${own}.`))
  return <Field name={name} error={error?.message} {...props} />
}
