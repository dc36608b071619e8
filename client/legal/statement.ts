/** A page of plain statements: each section is a heading and what it says. */
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

/** The people who run a site have no name of ours: they are reached where its emails come from. */
export const CONTACT =
  'To reach the people who run this site, write to the address that our emails come from.';
