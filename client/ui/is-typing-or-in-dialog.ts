/** True while someone types or has a dialog open: then nothing may open by itself. */
export function isTypingOrInDialog(): boolean {
  return Boolean(document.querySelector('dialog:modal, input:focus, textarea:focus, select:focus'));
}
