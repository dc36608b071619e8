import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '../../contract/endpoint.ts';

const CONTRACT = path.join(import.meta.dirname, '../../contract');

/** Lists every call in the contract, whichever module answers the call. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter((name) =>
    /^[a-z/-]+\.ts$/.test(name),
  );
  const modules = await Promise.all(files.map((name) => import(path.join(CONTRACT, name))));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  const { method, url, schema } = Object(value) as Partial<Endpoint>;
  return typeof method === 'string' && typeof url === 'string' && typeof schema === 'object';
}
