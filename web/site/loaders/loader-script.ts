/** Where a visitor's wish to see no loader is kept, and its value, in session storage. */
const loaderKey = 'loaders'

/** The value under that key; also the root element's `data-loaders`, which the styles read. */
export const loadersOff = 'off'

/**
 * Decides before the first paint whether loaders play, and listens for a skip before the page's own
 * scripts are there: a click on the overlay, Escape, or Tab out of it. Inline in the head.
 */
export const loaderScript = `(function(r,k,o){
function off(){r.dataset.loaders=o;try{sessionStorage.setItem(k,o)}catch{}}
function loader(){var l=document.querySelector('[data-loader]');return l&&l.checkVisibility({visibilityProperty:true,checkVisibilityCSS:true})?l:null}
try{if(parent!==window||sessionStorage.getItem(k)===o)r.dataset.loaders=o}catch{}
addEventListener('click',function(e){var l=loader();if(l&&l.contains(e.target))off()},true);
addEventListener('keydown',function(e){if(e.key!=='Escape'&&e.key!=='Tab')return;var l=loader();if(l&&(e.key==='Escape'||l.contains(document.activeElement)))off()},true)
})(document.documentElement,'${loaderKey}','${loadersOff}')`
