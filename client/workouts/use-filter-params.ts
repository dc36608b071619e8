import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Question, questionIn, searchOf } from './filters.ts';

/**
 * What is asked for, kept in the address. It replaces the address that it changes: going back leaves
 * the page, and coming back finds it as it was.
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
      // Safari refuses more than a hundred changes in half a minute; the next one brings it up to date.
    }
  }
  return [question, ask];
}
