/** Session storage key that is set once the visitor has skipped a loading animation. */
const loaderKey = 'loaders'

/** Value that turns loading animations off, in session storage and in `data-loaders` of the root element. */
export const loadingOverlaysOffValue = 'off'

/** Session storage key that is set once the intro animation has played. */
const introKey = 'intro'

/**
 * Inline script of the head that decides before the first paint whether loading animations play. It also lets
 * visitors skip them (click, Escape or Tab) before hydration. The intro plays once per session.
 */
export const loadingOverlayScript = `(function(r,k,o,i){
function off(){r.dataset.loaders=o;try{sessionStorage.setItem(k,o)}catch{}}
function loader(){var l=document.querySelector('[data-loader]');return l&&l.checkVisibility({visibilityProperty:true,checkVisibilityCSS:true})?l:null}
try{if(parent!==window||sessionStorage.getItem(k)===o)r.dataset.loaders=o;if(sessionStorage.getItem(i))r.dataset.intro=o}catch{}
addEventListener('DOMContentLoaded',function(){if(document.querySelector('[data-loader=intro]'))try{sessionStorage.setItem(i,'played')}catch{}});
addEventListener('click',function(e){var l=loader();if(l&&l.contains(e.target))off()},true);
addEventListener('keydown',function(e){if(e.key!=='Escape'&&e.key!=='Tab')return;var l=loader();if(l&&(e.key==='Escape'||l.contains(document.activeElement)))off()},true)
})(document.documentElement,'${loaderKey}','${loadingOverlaysOffValue}','${introKey}')`
