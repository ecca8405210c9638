import { awakeEvent } from '#contract/site/waking.ts'

/**
 * Opens the search in the header by the key `/`, also before a page is hydrated, when React may stop an event on its
 * way; on the page of the search its own field is meant. Whatever else waits for the key in a hydrated page has it.
 * Inline in the head.
 */
export const searchKeyScript = `(function(w,d){
function open(e){
if(e.key!=='/'||e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;
if(e.target.closest&&e.target.closest('input,textarea,select,[contenteditable]'))return;
if(d.querySelector('[role=dialog]:not([data-closed]),[role=alertdialog]:not([data-closed]),dialog[open]'))return;
var menu=d.querySelector('details[data-search]'),field=d.querySelector('main form[role=search] input')||(menu&&menu.querySelector('input'));
if(!field)return;
if(menu&&menu.contains(field))menu.open=true;
e.preventDefault();field.focus();field.select()}
w.addEventListener('keydown',open,true);
d.addEventListener('${awakeEvent}',function(){w.removeEventListener('keydown',open,true);w.addEventListener('keydown',open)},{once:true})
})(window,document)`
