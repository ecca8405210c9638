/** Key in local storage that is set once the visitor has chosen a language or closed the offer. */
const choiceKey = 'language'

/**
 * Inline script for sites with several languages. It keeps the language menu's links in line with
 * the current page, closes the menu, and offers the browser's preferred language until the visitor
 * chooses one or declines.
 */
export const languageMenuScript = `(function(w,d,k){
function keep(){try{localStorage.setItem(k,'chosen')}catch{}}
function plain(){
var p=location.pathname,a=d.querySelector('[data-slot=languages] [aria-current]'),s=a?a.dataset.prefix:'';
return s&&(p===s||p.startsWith(s+'/'))?p.slice(s.length)||'/':p}
w.addEventListener('click',function(e){
var t=e.target.closest&&e.target.closest('[data-slot=languages] :is(a,button)'),p=plain();
d.querySelectorAll('[data-slot=languages] details[open]').forEach(function(m){if(!m.contains(e.target))m.open=false});
if(!t)return;
keep();
if(t.matches('button')){e.stopImmediatePropagation();t.closest('[data-offer]').hidden=true;return}
var s=t.dataset.prefix;t.href=(s&&p==='/'?s:s+p)+location.search+location.hash},true);
w.addEventListener('keydown',function(e){if(e.key!=='Escape')return;var m=d.querySelector('[data-slot=languages] details[open]');if(m){m.open=false;m.firstChild.focus()}},true);
d.addEventListener('DOMContentLoaded',function(){
try{if(localStorage.getItem(k)||w.parent!==w)return}catch{return}
var own=d.documentElement.lang;
for(var l of navigator.languages||[]){
if(base(l)===base(own))return;
var o=[...d.querySelectorAll('[data-offer]')].find(function(o){return base(o.dataset.offer)===base(l)});
if(o){o.hidden=false;return}}});
function base(c){return c.toLowerCase().split('-')[0]}
})(window,document,'${choiceKey}')`
