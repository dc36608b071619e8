/** True in `npm run test:all`, which tries more cases than each change has time for. */
export const isWholeMatrix = process.env.WHOLE_MATRIX === 'true';
