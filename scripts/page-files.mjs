/** Where client/app/routes.ts names a page and the file that it comes in. */
const ROUTE = /'(\/[^']*)': \{[^}]*?import\('\.\.\/([^']+)'\)/g;
/** What starts the app; whatever else all pages share, each of them names itself. */
const MAIN = 'main.tsx';
const HOME = ['/', 'home/HomePage.tsx'];

/**
 * The files that each page needs, so that a browser can be told of all of them at once: found out
 * one by the other they cost a phone a trip each. Throws when a page's file is not in the bundle.
 */
export function pageFiles(routes, manifest) {
  const pages = [HOME, ...[...routes.matchAll(ROUTE)].map(([, page, file]) => [page, file])];
  return Object.fromEntries(
    pages.map(([page, file]) => {
      const names = new Set();
      for (const name of [MAIN, file]) collect(name, manifest, names);
      return [page, [...names].map((name) => `/${manifest[name].file}`)];
    }),
  );
}

function collect(name, manifest, names) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The bundle has no ${name}.`);
  // The page's own script is in its HTML anyway.
  if (chunk.isEntry || names.has(name)) return;
  names.add(name);
  for (const next of chunk.imports ?? []) collect(next, manifest, names);
}
