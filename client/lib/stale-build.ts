import { tryStorage } from './web-storage.ts';
import { isWorkoutUnderWay } from './workout-under-way.ts';

const KEY = 'reloadedForBuildAt';
const RELOAD_INTERVAL_MS = 30_000;

/**
 * Reloads a tab from before a deploy that requests files which are gone, unless the service worker
 * still has them. Reloads once only, since a file that is missing for any other reason stays
 * missing; and never during a workout or while the server is away, when the browser's error page
 * would replace the open page.
 */
export function reloadOnStaleBuild(): void {
  addEventListener('vite:preloadError', async () => {
    if (isWorkoutUnderWay() || !navigator.onLine || !(await isServerThere())) return;
    tryStorage(() => {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < RELOAD_INTERVAL_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    });
  });
}

const isServerThere = () =>
  fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  );
