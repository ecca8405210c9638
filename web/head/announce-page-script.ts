import { pageHydratedEvent } from '#contract/site/waking.ts'

/**
 * Inline script that announces the title after a client-side navigation, as browsers do after a
 * page load. The live region must exist before its text changes.
 */
export const announcePageScript = `document.addEventListener('${pageHydratedEvent}',function(){
var d=document,last=d.title,live=d.createElement('p');
live.setAttribute('role','status');
Object.assign(live.style,{position:'fixed',width:'1px',height:'1px',overflow:'hidden',clipPath:'inset(50%)'});
d.body.append(live);
new MutationObserver(function(){
if(!d.title||d.title===last)return;
last=d.title;
if(!live.isConnected)d.body.append(live);
live.textContent=last
}).observe(d.head,{childList:true,characterData:true,subtree:true})
},{once:true})`
