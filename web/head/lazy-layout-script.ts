/** The pause between two parts, so that one is drawn before the next is laid out. */
export const pauseMs = 60

/**
 * Lays out the parts of a loaded page that were left for later (`lazy-layout`), one after the other, so that
 * none of them holds up a press. Pages opened afterwards are laid out whole. Inline in the head.
 */
export const lazyLayoutScript = `(function(w,d){
function next(){
var part=d.querySelector('[class*=lazy-layout]:not([data-laid-out])')||d.documentElement;
part.setAttribute('data-laid-out','');
if(part!==d.documentElement)setTimeout(next,${pauseMs})}
w.addEventListener('load',function(){setTimeout(next,${pauseMs})})
})(window,document)`
