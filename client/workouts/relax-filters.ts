import { chosenGroups, type FilterGroup, type Question } from './filters.ts';

/** Part of a question that can be dropped: a group of filters, or the words. */
export type QuestionPart = FilterGroup | 'words';

/** Parts to drop, and the number of workouts without them. */
export type Drop = { parts: readonly QuestionPart[]; count: number };

const MOST_DROPS = 3;

export function without(question: Question, parts: readonly QuestionPart[]): Question {
  const filters = { ...question.filters };
  for (const part of parts) if (part !== 'words') filters[part] = [];
  return { words: parts.includes('words') ? '' : question.words, filters };
}

/**
 * Suggests what to drop from a question without results: as little as possible, for the most
 * results.
 */
export function relaxationsFor(
  question: Question,
  countOf: (question: Question) => number,
): readonly Drop[] {
  const parts: readonly QuestionPart[] = [
    ...chosenGroups(question.filters),
    ...(question.words.trim() === '' ? [] : ['words' as const]),
  ];
  for (let size = 1; size <= parts.length; size++) {
    const drops = subsets(parts, size)
      .map((some) => ({ parts: some, count: countOf(without(question, some)) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    if (drops.length > 0) return drops.slice(0, MOST_DROPS);
  }
  return [];
}

function subsets<T>(of: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return of.flatMap((first, index) =>
    subsets(of.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
