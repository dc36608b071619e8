/** Limits the characters per piece, since some voices stop after about 14 seconds. */
const LONGEST = 140;

/** Splits a step's text into pieces short enough to be spoken one by one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+/u)
    .flatMap((sentence) => (sentence.length > LONGEST ? clausesOf(sentence) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Cuts a long sentence at its commas, or between words if there are none. */
function clausesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(/\s+/u)) {
    const isFull = piece.length + word.length + 1 > LONGEST;
    const isClause = piece.endsWith(',') && piece.length > LONGEST / 2;
    if (piece !== '' && (isFull || isClause)) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? word : `${piece} ${word}`;
  }
  return [...pieces, piece];
}
