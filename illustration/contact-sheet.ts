import type { Cast } from './cast.ts';
import { type Scene, sceneSvg } from './solved-scene.ts';

/** Picture of a contact sheet. A scene of several key poses shows each of them. */
export type SheetEntry = { name: string; scene: Scene; cast: Cast; notes?: readonly string[] };

const styles = `
  body { margin: 0; padding: 24px; background: #fff8f0; color: #3a1730; font: 15px/1.4 system-ui }
  h1, h2 { font-family: Georgia, serif; font-weight: 500 }
  .sheet { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)) }
  figure { margin: 0 } svg { display: block; width: 100%; border-radius: 12px }
  .wrong { color: #b3261e }
`;

function pictures({ name, scene, cast, notes = [] }: SheetEntry, prefix: string): string {
  return scene.poses
    .map((_, key) => {
      // Frame and layer each picture together with its neighbors, as the player shows them.
      const svg = sceneSvg(scene, cast, { title: name, prefix: `${prefix}-${key}`, key });
      const wrong = notes.map((note) => `<div class="wrong">${note}</div>`).join('');
      return `<figure>${svg}<figcaption>${name}</figcaption>${wrong}</figure>`;
    })
    .join('\n');
}

/** Builds a page on which a person can look at all pictures at once. Not part of the product. */
export function contactSheet(
  title: string,
  groups: ReadonlyMap<string, readonly SheetEntry[]>,
): string {
  const sections = [...groups].map(([heading, entries], group) => {
    const figures = entries.map((entry, index) => pictures(entry, `s${group}-${index}`));
    return `<h2>${heading} (${entries.length})</h2><div class="sheet">${figures.join('\n')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${styles}</style><h1>${title}</h1>${sections.join('\n')}`;
}
