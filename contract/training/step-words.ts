/**
 * Names for the two figures `{a}` and `{b}` in a step's words. The page that shows the words fills
 * in the names: those of the couple if known, otherwise the colors of the clothes.
 */
export type Called = {
  /** First use in a sentence: “Alex (coral)”, “the one in coral”. */
  first: string;
  /** Later use in the same sentence or the next: “Alex”, “the one in coral”. */
  again: string;
  /** Use in a line of a few words: “Alex”, “coral”. */
  brief: string;
};
export type CalledPair = { a: Called; b: Called };

export type PairColors = { a: string; b: string };

const PLACEHOLDER = /\{([ab])\}(’s)?/g;

/** Fills the names into the words of a step. */
export function filledText(text: string, called: CalledPair): string {
  const said = new Set<string>();
  return filled(text, called, (who) => {
    const { first, again } = called[who];
    if (said.has(who)) return again;
    said.add(who);
    return first;
  });
}

/** Fills the names into a short line. */
export function filledLine(line: string, called: CalledPair): string {
  return filled(line, called, (who) => called[who].brief);
}

function filled(text: string, called: CalledPair, calledFor: (who: 'a' | 'b') => string): string {
  return text.replace(PLACEHOLDER, (_, who: 'a' | 'b', owns: string | undefined, at: number) => {
    // Say “pink’s hand”: “the hand of the one in pink” sounds like a translation.
    const word = owns ? called[who].brief + owns : calledFor(who);
    const isFirstWord = at === 0 || /[.?] $/.test(text.slice(0, at));
    return isFirstWord ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** Names by color, for a page that does not know the couple. */
export function calledByColor({ a, b }: PairColors): CalledPair {
  const called = (color: string): Called => ({
    first: `the one in ${color}`,
    again: `the one in ${color}`,
    brief: color,
  });
  return { a: called(a), b: called(b) };
}

/**
 * Limits names: with longer ones the longest steps would not fit on a small phone, in letters that
 * are readable from a mat.
 */
const LONGEST_NAME = 16;

/**
 * Names by first name. Two equal names, or very long ones, are replaced by the colors of the
 * clothes.
 */
export function calledByName(names: { a: string; b: string } | null, colors: PairColors) {
  if (!names?.a || !names.b || names.a.toLowerCase() === names.b.toLowerCase()) {
    return calledByColor(colors);
  }
  if (Math.max(names.a.length, names.b.length) > LONGEST_NAME) return calledByColor(colors);
  const called = (name: string, color: string): Called => ({
    first: `${name} (${color})`,
    again: name,
    brief: name,
  });
  return { a: called(names.a, colors.a), b: called(names.b, colors.b) };
}
