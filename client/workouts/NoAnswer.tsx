import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { Motif } from '../ui/still-life-motifs.ts';
import { focusFiltersButton } from './ChosenFilters.tsx';
import { dropsFor, type QuestionPart, without } from './drops.ts';
import { nameOf } from './filter-names.ts';
import type { Question } from './filters.ts';
import { filterCopy as copy } from './find-copy.ts';

type NoAnswerProps = {
  question: Question;
  motif: Motif;
  countOf: (question: Question) => number;
  onAsk: (question: Question) => void;
};

/** Says what to drop so that something is left, and how much that is. */
export function NoAnswer({ question, motif, countOf, onAsk }: NoAnswerProps) {
  const drops = dropsFor(question, countOf);
  const namesOf = (part: QuestionPart) =>
    part === 'words'
      ? [question.words.trim()]
      : question.filters[part].map((value) => nameOf(part, value));
  return (
    <EmptyState
      motif={motif}
      title={copy.nothingTitle}
      text={drops.some(({ parts }) => parts.length > 1) ? copy.nothingTwice : copy.nothing}
    >
      <ul className="grid w-full gap-2">
        {drops.map(({ parts, count }) => (
          <li key={parts.join()}>
            <Button
              variant="soft"
              className="w-full"
              onClick={() => {
                onAsk(without(question, parts));
                focusFiltersButton();
              }}
            >
              {copy.drop(parts.flatMap(namesOf), count)}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
