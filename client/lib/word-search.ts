/** Without case and accents: people search as they type on a phone. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function wordsOf(question: string): readonly string[] {
  return plain(question).split(/\s+/u).filter(Boolean);
}

export function holdsEvery(words: readonly string[], text: string): boolean {
  const held = plain(text);
  return words.every((word) => held.includes(word));
}
