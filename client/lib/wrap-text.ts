export type Measure = (text: string) => number;

/** Breaks a text into lines of at most `maxWidth`; a word that is wider than a line is cut. */
export function wrapText(measure: Measure, text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = cutWord(measure, word, maxWidth);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line ? [...lines, line] : lines;
}

function cutWord(measure: Measure, word: string, maxWidth: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && measure(piece + character) > maxWidth) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
