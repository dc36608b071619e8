/** Breaks what mail programs take for an address, and takes no room when it is read. */
const ZERO_WIDTH_SPACE = '\u200b';
/** What joins the parts of an address; some programs read the other scripts' full stops as dots. */
const JOINTS = /[.:/\\@。．｡](?=\S)/gu;
const BREAKS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A name as it stands in a mail: someone called sam.com becomes no link, in text or HTML, and no
 * name starts a paragraph of its own.
 */
export function defuseLinks(name: string): string {
  return name.replaceAll(BREAKS, ' ').replaceAll(JOINTS, `$&${ZERO_WIDTH_SPACE}`);
}
