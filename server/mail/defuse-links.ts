/** Breaks text that mail programs would turn into a link. Invisible to the reader. */
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * Characters that join the parts of an address. Some programs treat full stops of other scripts as
 * dots.
 */
const JOINTS = /[.:/\\@。．｡](?=\S)/gu;
const BREAKS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * Makes a name safe for a mail: a name like sam.com becomes no link, in text or HTML, and no name
 * starts a paragraph of its own.
 */
export function defuseLinks(name: string): string {
  return name.replaceAll(BREAKS, ' ').replaceAll(JOINTS, `$&${ZERO_WIDTH_SPACE}`);
}
