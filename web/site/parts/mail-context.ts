import { createContext } from 'react'

/** The e-mail address shown instead of forms where no server receives them; empty where one does. */
export const MailContext = createContext('')
