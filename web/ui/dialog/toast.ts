import { toast } from 'react-hot-toast/headless'
import { requestToaster } from './toaster-wanted.ts'

// Importing this module makes `LazyToaster` load its code.
requestToaster()

export { toast }
