import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newPostgresDatabase } from '../../server/testing/test-database.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { insideEmbedded, insidePostgres, type RunSql } from './run-sql.ts';

/** Database for the app, with a way to look inside without the app. */
export type FaultDatabase = {
  name: 'embedded' | 'postgres';
  env: Record<string, string>;
  /** Runs queries inside. On the embedded database only while no app runs. */
  inside<T>(look: (run: RunSql) => Promise<T>): Promise<T>;
  remove(): void;
};

const COMMON = { DEMO: 'false', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

export function inEmbedded(parent = os.tmpdir()): FaultDatabase {
  const dataDir = mkdtempSync(path.join(parent, 'sexercise-faults-'));
  return {
    name: 'embedded',
    env: { ...COMMON, DATA_DIR: dataDir },
    inside: (look) => insideEmbedded(dataDir, look),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function inPostgres(server: Pick<PostgresServer, 'url'>): Promise<FaultDatabase> {
  const url = await newPostgresDatabase(server.url);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sexercise-faults-'));
  return {
    name: 'postgres',
    env: {
      ...COMMON,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      APP_SECRET: 'a secret for faults, as long as it has to be',
    },
    inside: (look) => insidePostgres(url, look),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
