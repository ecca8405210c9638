import { toast } from 'react-hot-toast/headless'
import { wantToaster } from './toaster-wanted.ts'

// The toaster is loaded only on pages that import this module.
wantToaster()

export { toast }
