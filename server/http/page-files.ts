import { PAGE_NAMES, type PageName } from '../../contract/pages.ts';

/** Vite's manifest: facts about each file, by its source or by a key that ends with a hash. */
export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
>;

/** Files that the landing page runs (scripts/script-files.ts). */
export const LANDING_START = ['boot', 'landing'];
/** Files that every other page runs before its own. */
const APP_START = ['boot', 'start', 'app'];

/** Lists the scripts that each page needs, including the one in its HTML. */
export function pageFiles(manifest: Manifest): ReadonlyMap<PageName, readonly string[]> {
  const filesOf = (name: PageName) =>
    staticFiles(manifest, [...APP_START, `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`]);
  return new Map(PAGE_NAMES.map((name) => [name, filesOf(name)]));
}

/** Lists these files, by name or source, and everything they import statically. */
export function staticFiles(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The bundle has no ${source}.`);
    if (found.has(source)) return;
    found.add(source);
    chunk.imports?.forEach(visit);
  };
  const sources = Object.keys(manifest);
  for (const name of names) {
    visit(sources.find((source) => source === name || manifest[source]?.name === name) ?? name);
  }
  return [...found].map((source) => `/${manifest[source]?.file}`);
}

/** Lists the fonts of the landing page's first words. */
export function basicFonts(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([source]) => source.endsWith('-basic.woff2'))
    .map(([, { file }]) => `/${file}`);
}
