import { toast } from 'react-hot-toast/headless'
import { wantToaster } from './toaster-wanted.ts'

// Modules that import `toast` need a mounted toaster.
wantToaster()

export { toast }
