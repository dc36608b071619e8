/** Removes case and accents: people search as they type on a phone. */
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

const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
const WITHIN_WORD = /[-’']/u;

/** The words of a text, each once; “push-ups” is also push, ups and pushups. */
export function distinctWords(text: string): readonly string[] {
  const words = plain(text).match(WORD) ?? [];
  const withParts = words.flatMap((word) => {
    const parts = word.split(WITHIN_WORD);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
  return [...new Set(withParts)];
}

/** Words of a search: “push-ups” counts as two words, both of which must be found. */
export function askedWords(question: string): readonly string[] {
  return [...new Set(plain(question).match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Whether a word begins like a searched one. A search for squats also finds a squat. */
export function beginsAsAsked(word: string, asked: string): boolean {
  return word.startsWith(asked) || (/...s$/u.test(asked) && word === asked.slice(0, -1));
}

export type TextPart = { text: string; isAsked: boolean };

/** Splits a text, so that the words that were searched can be marked. */
export function partsOf(text: string, asked: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!distinctWords(word).some((one) => asked.some((ask) => beginsAsAsked(one, ask)))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isAsked: false });
    parts.push({ text: word, isAsked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isAsked: false });
  return parts;
}
