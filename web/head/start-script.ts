import { wantedEvent } from '#contract/site/waking.ts'

/** Makes the script that starts a page's modules a data block, until it is time for it. */
export const lateType = 'text/late-module'

/** The relation of a page to those modules, until it is time to fetch them. */
export const lateRel = 'late-modulepreload'

/** How long a loaded page waits at most for an idle moment, on an ordinary connection and device. */
const quietMs = 300

/** How long it waits for a touch where there is no mouse: a phone's processor is much slower than a computer's. */
const untouchedPhoneMs = 3_000

/** How long an untouched page waits on a slow connection or device: it is complete without its modules. */
const untouchedMs = 10_000

/** How long it waits there before it fetches them: by then the visible part is drawn. */
const fetchMs = 2_500

/** From how many milliseconds on a page's text counts as slow to arrive, and a task as slow to run. */
const slowTextMs = 350
const slowTaskMs = 200

/**
 * Starts a page's modules. On an ordinary line and machine that is in the first quiet moment after the page has
 * loaded, or at a press before it; on a phone it is at a touch, or somewhat later. On a slow one everything that is read comes first: they are fetched some time
 * after that, and started by a key, by a press that waits for them (early-presses.ts), or after ten seconds.
 * A page whose address may ask to open something starts them once it has loaded. What is fetched ahead begins one file at
 * a time, so that a press never waits for all of them. Inline in the head.
 */
export const startScript = `(function(w,d,n){
var hasBegun=false,longest=0;
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(t){longest=Math.max(longest,t.duration)})}).observe({type:'longtask',buffered:true})}catch{}
function isSlow(){
var c=n.connection||{},t=performance.getEntriesByType('navigation')[0];
return c.saveData||/[23]g/.test(c.effectiveType)||c.downlink<1||longest>${slowTaskMs}||t&&t.responseEnd-t.responseStart>${slowTextMs}}
function late(){return Array.from(d.querySelectorAll('link[rel="${lateRel}"]'))}
function getNow(){late().forEach(function(l){l.rel='modulepreload'})}
function getEach(links){
var next=links.shift();
if(!next||hasBegun)return;
next.rel='prefetch';setTimeout(getEach,0,links)}
function getAhead(){if(!hasBegun)getEach(late())}
function start(){
if(hasBegun)return;
if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',start);
hasBegun=true;
var main=d.querySelector('script[type="${lateType}"]');
if(!main)return;
getNow();
var now=d.createElement('script');now.type='module';now.textContent=main.textContent;main.replaceWith(now)}
d.addEventListener('${wantedEvent}',start);
w.addEventListener('keydown',start,{capture:true,passive:true,once:true});
w.addEventListener('pointerdown',function(){if(!isSlow())start()},{capture:true,passive:true});
w.addEventListener('load',function(){
if(location.search||location.hash)return start();
if(isSlow()){setTimeout(getAhead,${fetchMs});setTimeout(start,${untouchedMs});return}
if(!w.matchMedia('(hover: hover)').matches){getAhead();setTimeout(start,${untouchedPhoneMs});return}
getNow();
if(w.requestIdleCallback)w.requestIdleCallback(start,{timeout:${quietMs}});else setTimeout(start,${quietMs})})
})(window,document,navigator)`
