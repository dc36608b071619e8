/** `npm run test:all` tries more of a kind than there is time for at every change. */
export const isWholeMatrix = process.env.WHOLE_MATRIX === 'true';
