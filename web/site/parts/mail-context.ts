import { createContext } from 'react'

/** E-mail address that static sites show instead of forms. Empty if a server receives forms. */
export const ContactAddressContext = createContext('')
