import { pageHydratedEvent } from '#contract/site/waking.ts'

/**
 * Inline script of the head that opens the header's search with the `/` key, also before
 * hydration. On the search page it focuses that page's field. Other handlers of a hydrated page
 * take precedence.
 */
export const searchShortcutScript = `(function(w,d){
function open(e){
if(e.key!=='/'||e.defaultPrevented||e.isComposing||e.ctrlKey||e.metaKey||e.altKey)return;
if(e.target.closest&&e.target.closest('input,textarea,select,[contenteditable]'))return;
if(d.querySelector('[role=dialog]:not([data-closed]),[role=alertdialog]:not([data-closed]),dialog[open]'))return;
var menu=d.querySelector('details[data-search]'),field=d.querySelector('main form[role=search] input')||(menu&&menu.querySelector('input'));
if(!field)return;
if(menu&&menu.contains(field))menu.open=true;
e.preventDefault();field.focus();field.select()}
w.addEventListener('keydown',open,true);
d.addEventListener('${pageHydratedEvent}',function(){w.removeEventListener('keydown',open,true);w.addEventListener('keydown',open)},{once:true})
})(window,document)`
