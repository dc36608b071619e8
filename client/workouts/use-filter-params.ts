import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Question, questionIn, searchOf } from './filters.ts';

/**
 * Keeps the question in the address. Each change replaces the address: going back leaves the page,
 * and coming back shows the same question.
 */
export function useFilterParams(): [question: Question, ask: (next: Question) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = useMemo(() => questionIn(search), [search]);
  const [words, setWords] = useState(inAddress.words);
  const [seen, setSeen] = useState(inAddress.words);
  if (inAddress.words !== seen) {
    setSeen(inAddress.words);
    setWords(inAddress.words);
  }
  const question = useMemo(() => ({ ...inAddress, words }), [inAddress, words]);

  function ask(next: Question) {
    setWords(next.words);
    try {
      setSearch(searchOf(next), { replace: true });
    } catch {
      // Ignore the error: Safari refuses more than a hundred changes in half a minute, and the next
      // change updates the address.
    }
  }
  return [question, ask];
}
