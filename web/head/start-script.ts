import { hydrationRequestedEvent } from '#contract/site/waking.ts'

/**
 * Script type that keeps the browser from running a page's module script until it is changed to
 * `module`.
 */
export const deferredScriptType = 'text/late-module'

/**
 * Link relation that keeps the browser from loading the modules until it is changed to
 * `modulepreload`.
 */
export const deferredPreloadRel = 'late-modulepreload'

/**
 * Maximum wait for an idle moment after a page load, in milliseconds, on ordinary connections and
 * devices.
 */
const quietMs = 300

/**
 * Maximum wait for a touch on phones, in milliseconds, because their processors are much slower.
 */
const untouchedPhoneMs = 3_000

/** Maximum wait for an interaction on slow connections and devices, in milliseconds. */
const untouchedMs = 10_000

/**
 * Wait before modules are loaded on slow connections, in milliseconds, so that the visible part is
 * painted first.
 */
const fetchMs = 2_500

/**
 * Limits in milliseconds. If downloading the page or running one task takes longer, the connection or device
 * counts as slow.
 */
const slowTextMs = 350
const slowTaskMs = 200

/**
 * Inline script that starts a page's modules. Ordinary devices start them when idle or at the first
 * interaction. Phones start them at a touch or after three seconds. Slow connections and devices preload them
 * one by one and start them at an interaction or after ten seconds. If the URL may open a dialog or tab, they
 * start right after loading.
 */
export const deferredStartScript = `(function(w,d,n){
var hasBegun=false,longest=0;
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(t){longest=Math.max(longest,t.duration)})}).observe({type:'longtask',buffered:true})}catch{}
function isSlow(){
var c=n.connection||{},t=performance.getEntriesByType('navigation')[0];
return c.saveData||/[23]g/.test(c.effectiveType)||c.downlink<1||longest>${slowTaskMs}||t&&t.responseEnd-t.responseStart>${slowTextMs}}
function late(){return Array.from(d.querySelectorAll('link[rel="${deferredPreloadRel}"]'))}
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
var main=d.querySelector('script[type="${deferredScriptType}"]');
if(!main)return;
getNow();
var now=d.createElement('script');now.type='module';now.textContent=main.textContent;main.replaceWith(now)}
d.addEventListener('${hydrationRequestedEvent}',start);
w.addEventListener('keydown',start,{capture:true,passive:true,once:true});
w.addEventListener('pointerdown',function(){if(!isSlow())start()},{capture:true,passive:true});
w.addEventListener('load',function(){
if(location.search||location.hash)return start();
if(isSlow()){setTimeout(getAhead,${fetchMs});setTimeout(start,${untouchedMs});return}
if(!w.matchMedia('(hover: hover)').matches){getAhead();setTimeout(start,${untouchedPhoneMs});return}
getNow();
if(w.requestIdleCallback)w.requestIdleCallback(start,{timeout:${quietMs}});else setTimeout(start,${quietMs})})
})(window,document,navigator)`
