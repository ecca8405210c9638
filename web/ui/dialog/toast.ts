import { toast } from 'react-hot-toast/headless'
import { requestToaster } from './toaster-wanted.ts'

// The toaster is loaded only on pages that import this module.
requestToaster()

export { toast }
