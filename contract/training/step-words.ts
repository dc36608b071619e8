/**
 * A step's words call the two figures of its picture `{a}` and `{b}`. Whoever shows the words
 * fills in how they are called: by name where the couple is known, otherwise by their clothes.
 */
export type Called = {
  /** In a sentence, the first time: “Alex (coral)”, “the one in coral”. */
  first: string;
  /** In the same sentence or the next: “Alex”, “the one in coral”. */
  again: string;
  /** In a line of a few words: “Alex”, “coral”. */
  brief: string;
};
export type CalledPair = { a: Called; b: Called };

export type PairColors = { a: string; b: string };

const PLACEHOLDER = /\{([ab])\}/g;

/** The words of a step, for two who are called so. */
export function filledText(text: string, called: CalledPair): string {
  const said = new Set<string>();
  return filled(text, (who) => {
    const { first, again } = called[who];
    if (said.has(who)) return again;
    said.add(who);
    return first;
  });
}

/** A short line, for two who are called so. */
export function filledLine(line: string, called: CalledPair): string {
  return filled(line, (who) => called[who].brief);
}

function filled(text: string, calledFor: (who: 'a' | 'b') => string): string {
  return text.replace(PLACEHOLDER, (_, who: 'a' | 'b', at: number) => {
    const word = calledFor(who);
    const isFirstWord = at === 0 || /[.?] $/.test(text.slice(0, at));
    return isFirstWord ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** For whoever does not know the couple. */
export function calledByColor({ a, b }: PairColors): CalledPair {
  const called = (color: string): Called => ({
    first: `the one in ${color}`,
    again: `the one in ${color}`,
    brief: color,
  });
  return { a: called(a), b: called(b) };
}

/** With longer names the longest steps would not fit on a small phone, in letters that are read from a mat. */
const LONGEST_NAME = 16;

/** Two of the same name, or of very long ones, are told apart by their clothes alone. */
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
