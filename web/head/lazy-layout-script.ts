/** Pause in milliseconds between laying out two parts of a page, so that the browser can paint. */
export const lazyLayoutPauseMs = 60

/**
 * Inline script that lays out deferred parts (`lazy-layout`) of a loaded page one by one, so that
 * clicks are never blocked. After a navigation, pages are laid out at once.
 */
export const lazyLayoutScript = `(function(w,d){
function next(){
var part=d.querySelector('[class*=lazy-layout]:not([data-laid-out])')||d.documentElement;
part.setAttribute('data-laid-out','');
if(part!==d.documentElement)setTimeout(next,${lazyLayoutPauseMs})}
w.addEventListener('load',function(){setTimeout(next,${lazyLayoutPauseMs})})
})(window,document)`
