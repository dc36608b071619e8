/** Page of plain statements: each section has a heading and its paragraphs. */
export type Statement = {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: readonly string[] }[];
};

export const statementCopy = {
  updated: 'Last changed on November 19, 2026',
  back: 'Home',
  both: 'See also',
} as const;

/** Names nobody: any operator may run a site, and is reached where its emails come from. */
export const CONTACT =
  'To reach the people who run this site, write to the address that our emails come from.';
