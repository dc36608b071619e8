import * as z from 'zod/mini';
import type { App, Deps } from '../deps.ts';
import { databaseUnavailable } from './errors.ts';

const Status = z.object({ status: z.string() });

export function healthRoutes(app: App, { ping }: Deps): void {
  const schema = { response: { 200: Status } };
  const health = {
    name: 'getHealth',
    area: 'service',
    summary: 'Whether this process serves; touches no database',
  };
  app.get('/api/health', { schema, config: { about: health } }, async () => ({ status: 'ok' }));

  const ready = {
    name: 'getReadiness',
    area: 'service',
    summary: 'Whether the database answers; 503 when it does not',
  };
  app.get('/api/ready', { schema, config: { about: ready } }, async () => {
    try {
      await ping();
    } catch {
      throw databaseUnavailable();
    }
    return { status: 'ready' };
  });
}
