import { createContext } from 'react'

/** E-mail address that replaces forms on static sites. Empty if a server receives forms. */
export const ContactAddressContext = createContext('')
