import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DescribedEndpoint } from '../../contract/endpoint.schemas.ts';

const CONTRACT = path.join(import.meta.dirname, '../../contract');

/** Lists every call in the contract, whichever module answers the call. */
export async function contractEndpoints(): Promise<DescribedEndpoint[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter((name) =>
    name.endsWith('.schemas.ts'),
  );
  const modules = await Promise.all(files.map((name) => import(path.join(CONTRACT, name))));
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => Object.values(Object(value)))
    .filter(isEndpoint);
}

function isEndpoint(value: unknown): value is DescribedEndpoint {
  const { method, url, schema } = Object(value) as Partial<DescribedEndpoint>;
  return typeof method === 'string' && typeof url === 'string' && typeof schema === 'object';
}
