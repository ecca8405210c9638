import { awakeEvent } from '#contract/site/waking.ts'

/**
 * Inline script that announces the title after a client-side navigation, as browsers do after a
 * page load. The live region must exist before its text changes.
 */
export const sayPageScript = `document.addEventListener('${awakeEvent}',function(){
var d=document,last=d.title,said=d.createElement('p');
said.setAttribute('role','status');
Object.assign(said.style,{position:'fixed',width:'1px',height:'1px',overflow:'hidden',clipPath:'inset(50%)'});
d.body.append(said);
new MutationObserver(function(){
if(!d.title||d.title===last)return;
last=d.title;
if(!said.isConnected)d.body.append(said);
said.textContent=last
}).observe(d.head,{childList:true,characterData:true,subtree:true})
},{once:true})`
