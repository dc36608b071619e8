import * as z from 'zod/mini';
import type { App, Deps } from '../deps.ts';
import { databaseAway } from './errors.ts';

const Status = z.object({ status: z.string() });

export function healthRoutes(app: App, { ping }: Deps): void {
  app.get('/api/health', { schema: { response: { 200: Status } } }, async () => ({ status: 'ok' }));

  app.get('/api/ready', { schema: { response: { 200: Status } } }, async () => {
    try {
      await ping();
    } catch {
      throw databaseAway();
    }
    return { status: 'ready' };
  });
}
