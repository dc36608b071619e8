/** Only the two names: the front page loads this file, and every byte of that page counts. */
export const legalCopy = { privacy: 'Privacy', terms: 'Terms' } as const;
