export const themeStorageKey = 'theme'

/** Applies the stored theme before the first paint. Inlined into the head with a nonce or hash. */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
