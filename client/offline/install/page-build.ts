import { BUILD_META } from '../../../contract/offline/service-worker.ts';

/** Build that this page belongs to; null where the server wants no service worker. */
export function pageBuild(): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`);
  return meta?.content ?? null;
}
