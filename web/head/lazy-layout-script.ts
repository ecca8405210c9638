/**
 * Lays out the parts of a loaded page that were left for later (`lazy-layout`), one per frame, so that none
 * of them holds up a press. Pages opened afterwards are laid out whole. Inline in the head.
 */
export const lazyLayoutScript = `(function(w,d){
function next(){
var part=d.querySelector('[class*=lazy-layout]:not([data-laid-out])')||d.documentElement;
part.setAttribute('data-laid-out','');
if(part!==d.documentElement)w.requestAnimationFrame(next)}
w.addEventListener('load',function(){w.requestAnimationFrame(next)})
})(window,document)`
