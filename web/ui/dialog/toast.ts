import { toast } from 'react-hot-toast/headless'
import { wantToaster } from './toaster-wanted.ts'

// Whoever imports this may show a toast, so what shows it has to be there.
wantToaster()

export { toast }
