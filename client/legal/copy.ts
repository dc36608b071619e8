/** The two names alone: the front page bears them, and every byte of it counts. */
export const legalCopy = { privacy: 'Privacy', terms: 'Terms' } as const;
