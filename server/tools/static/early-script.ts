import { itemFilterKinds } from '#contract/collection/list-filters.ts'
import { allSitePages } from '#contract/pages.ts'
import { hydrationRequestedEvent, pageHydratedEvent } from '#contract/site/waking.ts'
import type { CollectionFolder } from '#server/collection/path-store.ts'
import type { StaticCopyLocation } from './place.ts'

/** Returns the query parameters that the browser answers, by the path of each filtered list and language. */
export const listClientSideFilters = (
  prefixes: readonly string[],
  folders: Iterable<readonly [folder: string, CollectionFolder]> = [],
): Readonly<Record<string, readonly string[]>> => {
  const collections = [...folders]
    .filter(([name, { folder }]) => name === folder)
    .map(([name, { filters }]) => [`/${name}`, Object.keys(itemFilterKinds(filters))] as const)
  const answered = allSitePages.filter(
    ({ audience, path, filters }) =>
      Object.keys(filters ?? {}).length > 0 && audience !== 'admin' && !path.includes(':'),
  )
  return Object.fromEntries(
    prefixes.flatMap((prefix) =>
      [
        ...answered.map(({ path, filters }) => [path, Object.keys(filters ?? {})] as const),
        ...collections,
      ].map(([path, names]) => [prefix + path, names]),
    ),
  )
}

/**
 * Returns the inline script that runs first on each page of a copy. It does what a server does for a live page:
 * - normalises the URL, without `index.html` and trailing slash, and with `?page=2` for a later page;
 * - applies the query after hydration, because the file contains the whole list;
 * - answers the router's data requests from files, and filters and the search from `answers`;
 * - adds the base path to URLs of the site that scripts write into the page;
 * - shows the not-found page in the language of the URL, because some hosts send only the one of the main language;
 * - sends forms to the Salus server that accepts them.
 */
export const buildEarlyScript = (
  { base, forms }: StaticCopyLocation,
  answers: string,
  answered: Readonly<Record<string, readonly string[]>>,
  /** Path prefix of each language. */
  prefixes: readonly string[],
): string => `(function(w,d,l,h,root,forms,answered,prefixes){
function inSite(p){return p===root?'/':p.slice(0,root.length+1)===root+'/'?p.slice(root.length):p}
function moved(v){return v[0]==='/'&&v[1]!=='/'&&v!==root&&v.slice(0,root.length+1)!==root+'/'?root+v:v}
function asks(p,q){return (answered[p]||[]).some(function(n){return q.get(n)})}
var here=d.currentScript.dataset.here,wanted;
if(here){
var path=inSite(l.pathname).replace(/\\/(?:index\\.html)?$/,'')||'/',bare=here.split('?')[0],q=new URLSearchParams(l.search);
if(here!==bare&&path!==bare)h.replaceState(h.state,'',root+here+l.hash);
else if(asks(bare,q)){wanted=bare+l.search+l.hash;h.replaceState(h.state,'',root+bare)}
else if(here===bare&&q.get('page')>1)l.replace(root+bare+'/page/'+parseInt(q.get('page'))+'/'+l.hash);
else if(root+path!==l.pathname)h.replaceState(h.state,'',root+path+l.search+l.hash)}
else{
var spoken=prefixes.find(function(p){return p&&(inSite(l.pathname)+'/').slice(0,p.length+1)===p+'/'});
if(spoken&&spoken!=='/'+d.documentElement.lang.toLowerCase())l.replace(root+spoken+'/404.html')}
if(wanted){
var main,show=function(){if(main)main.style.visibility=''};
d.addEventListener('DOMContentLoaded',function(){main=d.querySelector('main');if(main)main.style.visibility='hidden';setTimeout(show,5000);d.dispatchEvent(new Event('${hydrationRequestedEvent}'))});
d.addEventListener('${pageHydratedEvent}',function(){var r=w.__reactRouterDataRouter,b=r?r.basename.replace(/\\/$/,''):'';if(r)r.navigate((root+wanted).slice(b.length),{replace:true,preventScrollReset:true}).then(show,show);else show()},{once:true})}
var ask=w.fetch;
w.fetch=function(input,init){
var url=new URL(input instanceof Request?input.url:input,l.href);
if(url.origin!==l.origin)return ask.call(w,input,init);
var p=root&&url.pathname===root+'.data'?'/_.data':inSite(url.pathname),q=url.searchParams;
if(p.slice(0,5)==='/api/')return forms?ask.call(w,forms+p+url.search,init):Promise.reject(new TypeError('There is no server'));
if(p.slice(-5)!=='.data')return ask.call(w,root+p+url.search,init);
var page=p.slice(0,-5).replace(/\\/_$/,'')||'/',number=parseInt(q.get('page'))||1;
if(asks(page,q))return import(root+${JSON.stringify(answers)}).then(function(m){return m.respondToDataRequest(root,page,q)});
return ask.call(w,root+(page==='/'?'/_':page)+(number>1?'/page/'+number:'')+'.data',init)};
if(root||forms){
var one={src:1,href:1,poster:1,action:1},set=Element.prototype.setAttribute;
Element.prototype.setAttribute=function(n,v){
var k=n.toLowerCase();
if(k==='action'&&forms&&this.method==='post')v=forms+inSite(v);
else if(one[k])v=moved(''+v);
else if(k==='srcset'||k==='imagesrcset')v=v.split(', ').map(moved).join(', ');
set.call(this,n,v)};
[[HTMLImageElement,'src'],[HTMLImageElement,'srcset'],[HTMLMediaElement,'src'],[HTMLVideoElement,'poster']].forEach(function(e){
var o=Object.getOwnPropertyDescriptor(e[0].prototype,e[1]);
Object.defineProperty(e[0].prototype,e[1],{configurable:true,enumerable:true,get:o.get,set:function(v){o.set.call(this,(''+v).split(', ').map(moved).join(', '))}})})}
})(window,document,location,history,${JSON.stringify(base.slice(0, -1))},${JSON.stringify(forms ?? '')},${JSON.stringify(answered)},${JSON.stringify(prefixes)})`
