/** The type of the script that starts a page's modules, until it is time for it. */
export const lateType = 'late-module'

/** The relation of a page to those modules, until it is time to fetch them. */
export const lateRel = 'late-modulepreload'

/** Sent by a page once it is hydrated. */
export const awakeEvent = 'salus:awake'

/** How long a loaded page that nobody touches waits; one whose address asks to open something does not. */
const untouchedMs = 10_000

/** How long a loaded page waits before it fetches its modules: what is seen is drawn by then. */
const fetchMs = 2_500

/**
 * Starts a page's modules at the first press, key or scroll; once it has loaded, at the first move of a
 * pointer, or after ten seconds. They are fetched by then, after all that is seen, but not compiled. A button
 * or tab pressed, or a form sent, before the page is hydrated is pressed or sent again afterwards. Inline in
 * the head.
 */
export const startScript = `(function(w,d){
var held=[],signs=['pointerdown','keydown','scroll','pointermove'];
function get(rel){d.querySelectorAll('link[rel="${lateRel}"]').forEach(function(l){l.rel=rel})}
function start(e){
if(e&&e.type==='pointermove'&&d.readyState!=='complete')return;
signs.forEach(function(s){w.removeEventListener(s,start,true)});
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',start);
var late=d.querySelector('script[type="${lateType}"]');
if(!late)return;
get('modulepreload');
var now=d.createElement('script');now.type='module';now.textContent=late.textContent;late.replaceWith(now)}
function hold(e,again){e.preventDefault();e.stopImmediatePropagation();held.push(again)}
function press(e){start(e);var b=e.target.closest('button[type=button],[role=tab]');if(b&&!b.closest('[data-loader]'))hold(e,function(){b.click()})}
function send(e){start(e);hold(e,function(){e.target.requestSubmit(e.submitter)})}
w.addEventListener('click',press,true);w.addEventListener('submit',send,true);
d.addEventListener('${awakeEvent}',function(){w.removeEventListener('click',press,true);w.removeEventListener('submit',send,true);held.splice(0).forEach(function(again){again()})},{once:true});
signs.forEach(function(s){w.addEventListener(s,start,{capture:true,passive:true})});
w.addEventListener('load',function(){setTimeout(get,${fetchMs},'prefetch');setTimeout(start,location.search||location.hash?0:${untouchedMs})})
})(window,document)`
