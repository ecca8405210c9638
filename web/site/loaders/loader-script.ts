/** Where a visitor's wish to see no loader is kept, and its value, in session storage. */
const loaderKey = 'loaders'

/** The value under that key; also the root element's `data-loaders`, which the styles read. */
export const loadersOff = 'off'

/** Where is kept that the intro has played, in session storage. */
const introKey = 'intro'

/**
 * Decides before the first paint whether loaders play, and listens for a skip before the page's own
 * scripts are there: a click on the overlay, Escape, or Tab out of it. The intro plays once in a session.
 * Inline in the head.
 */
export const loaderScript = `(function(r,k,o,i){
function off(){r.dataset.loaders=o;try{sessionStorage.setItem(k,o)}catch{}}
function loader(){var l=document.querySelector('[data-loader]');return l&&l.checkVisibility({visibilityProperty:true,checkVisibilityCSS:true})?l:null}
try{if(parent!==window||sessionStorage.getItem(k)===o)r.dataset.loaders=o;if(sessionStorage.getItem(i))r.dataset.intro=o}catch{}
addEventListener('DOMContentLoaded',function(){if(document.querySelector('[data-loader=intro]'))try{sessionStorage.setItem(i,'played')}catch{}});
addEventListener('click',function(e){var l=loader();if(l&&l.contains(e.target))off()},true);
addEventListener('keydown',function(e){if(e.key!=='Escape'&&e.key!=='Tab')return;var l=loader();if(l&&(e.key==='Escape'||l.contains(document.activeElement)))off()},true)
})(document.documentElement,'${loaderKey}','${loadersOff}','${introKey}')`
