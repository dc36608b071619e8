/** Acts when the calendar's day has changed: at midnight, or when a page is looked at again after it. */
export function onNewDay(act: () => void): () => void {
  let day = new Date().toDateString();
  let timer: ReturnType<typeof setTimeout>;

  function look() {
    clearTimeout(timer);
    timer = setTimeout(look, new Date().setHours(24, 0, 0, 0) - Date.now());
    const today = new Date().toDateString();
    if (today === day) return;
    day = today;
    act();
  }

  look();
  // Timers stop while a device sleeps.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
