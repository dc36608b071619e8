/** Whether someone types or has a dialog open: nothing that opens by itself gets in between. */
export function isTypingOrInDialog(): boolean {
  return Boolean(document.querySelector('dialog:modal, input:focus, textarea:focus, select:focus'));
}
