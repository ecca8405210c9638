/** Where the choice is kept in local storage. */
export const themeKey = 'theme'

/** Applies the stored theme before the first paint; goes inline into the head, by nonce or hash. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
