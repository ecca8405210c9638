import { configure } from '@testing-library/react'

// A page shows something when it is ready. Only a fault makes anybody wait this long: the usual second is over before
// a busy machine has loaded a dialog.
configure({ asyncUtilTimeout: 30_000 })
