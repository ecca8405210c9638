import { awakeEvent } from '#contract/site/waking.ts'

/**
 * Tells people who do not see the page that another one was gone on to: a browser says the title of a page that it
 * loads, and nothing where only the content changes. What speaks must be there before it has something to say.
 * Inline in the head.
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
