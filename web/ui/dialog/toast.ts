import { toast } from 'react-hot-toast/headless'
import { wantToaster } from './toaster-wanted.ts'

// Importing this may show a toast, so the toaster has to be there.
wantToaster()

export { toast }
