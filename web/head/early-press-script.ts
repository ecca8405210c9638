import { awakeEvent, wantedEvent } from '#contract/site/waking.ts'
import { lateType } from './start-script.ts'

/**
 * Answers presses while a page is not hydrated yet. Carousels scroll and tabs open at once; the
 * slide or the tab is marked before that, in a frame of its own where a tab's panel takes long to draw. Links, and forms
 * that have an address, are left to the browser and marked as under way; the page of a link does not wait for pictures of
 * this one, which are given up once the mark is drawn and come when one is back. Any other button or form is marked, and
 * pressed or sent again once the page is hydrated. Carousels are turned here until what moves them has come. Inline in
 * the head.
 */
export const earlyPressScript = `(function(w,d,r){
var told=[],held=[];
function tell(e){e.setAttribute('aria-busy','true');told.push(e)}
function untell(){r.removeAttribute('data-leaving');told.splice(0).forEach(function(e){e.removeAttribute('aria-busy')})}
function stop(e){e.preventDefault();e.stopImmediatePropagation()}
function hold(e,by,again){
stop(e);
if(told.includes(by))return;
tell(by);held.push(again);d.dispatchEvent(new Event('${wantedEvent}'))}
function leave(by){tell(by);r.setAttribute('data-leaving','')}
function follow(e,a){
leave(a);
if(d.readyState==='loading'||!d.querySelector('script[type="${lateType}"]'))return;
e.preventDefault();
requestAnimationFrame(function(){requestAnimationFrame(function(){w.stop();location.href=a.href})})}
function again(){Array.from(d.images).forEach(function(i){if(i.complete&&i.currentSrc&&!i.naturalWidth)i.src=i.src})}
function place(v){
var s=v.firstElementChild.children,x=s[1]?s[1].offsetLeft-s[0].offsetLeft:0,y=s[1]?s[1].offsetTop-s[0].offsetTop:0,b=x||y||1;
return{x:x,y:y,at:Math.round((x?v.scrollLeft:v.scrollTop)/b),last:Math.round((x?v.scrollWidth-v.clientWidth:v.scrollHeight-v.clientHeight)/Math.abs(b))}}
function turn(e,b){
var v=b.closest('[data-slot=carousel]').querySelector('[data-slides]');
if(v.hasAttribute('data-ready'))return;
stop(e);
var p=place(v),at=+(v.dataset.to||p.at),to=b.dataset.turn;
to=to==='next'?at+1:to==='back'?at-1:Math.min(to,p.last);
v.dataset.to=to=to>p.last?0:to<0?p.last:to;
mark(v,to);
v.scrollTo({left:to*p.x,top:to*p.y})}
function mark(v,at){v.closest('[data-slot=carousel]').querySelectorAll('[data-turn]').forEach(function(b){if(+b.dataset.turn===at)b.setAttribute('aria-current','true');else b.removeAttribute('aria-current')})}
function forget(e){var v=e.target.closest&&e.target.closest('[data-slides]');if(v)delete v.dataset.to}
function open(e,tab){
stop(e);
var all=tab.closest('[role=tablist]').querySelectorAll('[role=tab]');
all.forEach(function(t){t.setAttribute('aria-selected',t===tab);t.tabIndex=t===tab?0:-1});
history.replaceState(history.state,'',tab.hash);
requestAnimationFrame(function(){requestAnimationFrame(function(){all.forEach(function(t){
var p=d.getElementById(t.getAttribute('aria-controls')).classList;
p.remove('target:block');p.toggle('hidden',t.tabIndex<0)})})})}
function press(e){
if(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
var b=e.target.closest('[role=tab],button,a[href]');
if(!b||b.closest('[data-loader]')||b.dataset.turn)return;
if(b.matches('[role=tab]'))open(e,b);
else if(b.matches('button[type=button]'))hold(e,b,function(){b.click()});
else if(b.matches('a')&&b.origin===location.origin&&!b.target&&!/\\.\\w+$/.test(b.pathname)&&b.pathname+b.search!==location.pathname+location.search)follow(e,b)}
function send(e){
var f=e.target,by=e.submitter||f;
if(!f.hasAttribute('action'))hold(e,by,function(){f.requestSubmit(e.submitter)});
else if(told.includes(by))stop(e);
else leave(by)}
w.addEventListener('click',function(e){var b=e.target.closest('[data-turn]');if(b)turn(e,b)},true);
w.addEventListener('click',press,true);
w.addEventListener('submit',send,true);
w.addEventListener('touchstart',function(){},{passive:true});
w.addEventListener('pageshow',function(e){if(e.persisted){untell();again()}});
d.addEventListener('wheel',forget,{passive:true});d.addEventListener('touchmove',forget,{passive:true});
d.addEventListener('scroll',function(e){
var v=e.target;
if(!v.matches||!v.matches('[data-slides]:not([data-ready])'))return;
var at=place(v).at;
if(+v.dataset.to===at)forget(e);
mark(v,+(v.dataset.to||at))},{capture:true,passive:true});
d.addEventListener('${awakeEvent}',function(){
w.removeEventListener('click',press,true);w.removeEventListener('submit',send,true);
untell();held.splice(0).forEach(function(again){again()})},{once:true})
})(window,document,document.documentElement)`
