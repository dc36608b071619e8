import type { Reader } from '../auth/queries.ts';
import type { Deps } from '../deps.ts';
import type { ExportPart, PersonalData } from '../personal-data.ts';
import { accountParts } from './personal-data.ts';
import { avatarFor } from './queries.ts';
import type { ZipFile } from './zip.ts';

/** Lists everything a member may read of their own data, as files for people and for programs. */
export async function exportFiles(
  deps: Deps,
  reader: Reader,
  features: readonly PersonalData[],
): Promise<ZipFile[]> {
  const ofAccount = await inTurn(features, (feature) => feature.exportedOfAccount?.(deps, reader));
  const parts = [
    ...(await accountParts(deps, reader, Object.assign({}, ...ofAccount))),
    ...(await inTurn(features, (feature) => feature.exported?.(deps, reader))).flat(),
  ];
  const avatar = await avatarFor(deps, reader, reader.id);
  return [
    { name: 'read-me.txt', content: once(readMe(parts)) },
    ...parts.flatMap(filesOf),
    ...(avatar ? [{ name: 'avatar.webp', content: once(avatar.image) }] : []),
  ];
}

/** Runs the features one after the other, so that an export does not slow down other requests. */
async function inTurn<T>(
  features: readonly PersonalData[],
  ask: (feature: PersonalData) => Promise<T> | undefined,
): Promise<T[]> {
  const answers: T[] = [];
  for (const feature of features) {
    const answer = await ask(feature);
    if (answer !== undefined) answers.push(answer);
  }
  return answers;
}

const readMe = (parts: readonly ExportPart[]) =>
  `This archive holds everything the app keeps about you.

${parts.map(({ name, about }) => `${name.padEnd(14)}${about}`).join('\n')}

The .txt files are for reading, the .json files for other programs. Times are in UTC.
Keep the archive in a safe place: unlike in the app, nothing in it is encrypted.
`;

function filesOf({ name, json, lines }: ExportPart): ZipFile[] {
  return [
    { name: `${name}.json`, content: isStream(json) ? jsonList(json) : once(jsonText(json)) },
    ...(lines ? [{ name: `${name}.txt`, content: linesOf(lines) }] : []),
  ];
}

const isStream = (json: unknown): json is AsyncIterable<unknown> =>
  typeof json === 'object' && json !== null && Symbol.asyncIterator in json;

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* once(content: string | Buffer) {
  yield content;
}

async function* linesOf(lines: Iterable<string> | AsyncIterable<string>) {
  for await (const line of lines) yield `${line}\n`;
}

async function* jsonList(items: AsyncIterable<unknown>) {
  let separator = '[\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
