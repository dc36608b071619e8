import { PAGE_NAMES, type PageName } from '../../contract/pages.ts';

/** Vite's manifest: facts about each file, by the file's source. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/** Modules that the landing page runs. */
export const LANDING_START = ['index.html', 'main-landing.tsx'];
/** Modules that every other page runs before its own component. */
const APP_START = ['index.html', 'main.tsx'];

/** Lists the scripts that each page needs, including the one in its HTML. */
export function pageFiles(manifest: Manifest): ReadonlyMap<PageName, readonly string[]> {
  const sources = Object.keys(manifest);
  const filesOf = (name: PageName) => {
    const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
    const source = sources.find((one) => one.endsWith(`/${component}`));
    if (!source) throw new Error(`The bundle has no ${component}.`);
    return staticFiles(manifest, [...APP_START, source]);
  };
  return new Map(PAGE_NAMES.map((name) => [name, filesOf(name)]));
}

/** Lists the files of these modules and of everything they import statically. */
export function staticFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The bundle has no ${source}.`);
    if (found.has(source)) return;
    found.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...found].map((source) => `/${manifest[source]?.file}`);
}

/** Lists the fonts of the landing page's first words. */
export function basicFonts(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([source]) => source.endsWith('-basic.woff2'))
    .map(([, { file }]) => `/${file}`);
}
