import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { focusFiltersButton } from './ChosenFilters.tsx';
import { nameOf } from './filter-names.ts';
import { NO_FILTERS, type Question } from './filters.ts';
import { filterCopy as copy } from './find-copy.ts';
import { type QuestionPart, relaxationsFor, without } from './relax-filters.ts';

type NothingFoundProps = {
  question: Question;
  countOf: (question: Question) => number;
  onAsk: (question: Question) => void;
};

/** Suggests which filters to drop so that something is found, and how many workouts that gives. */
export function NothingFound({ question, countOf, onAsk }: NothingFoundProps) {
  if (countOf({ words: question.words, filters: NO_FILTERS }) === 0) {
    return (
      <Card>
        <h2 className="text-heading">{copy.nothingTitle}</h2>
        <p className="mt-2 text-ink-soft">{copy.nothingFor(question.words.trim())}</p>
      </Card>
    );
  }
  const drops = relaxationsFor(question, countOf);
  const namesOf = (part: QuestionPart) =>
    part === 'words'
      ? [question.words.trim()]
      : question.filters[part].map((value) => nameOf(part, value));
  return (
    <Card>
      <h2 className="text-heading">{copy.nothingTitle}</h2>
      <p className="mt-2 mb-5 text-ink-soft">
        {drops.some(({ parts }) => parts.length > 1) ? copy.nothingTwice : copy.nothing}
      </p>
      <ul className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {drops.map(({ parts, count }) => (
          <li key={parts.join()}>
            <Button
              variant="soft"
              className="w-full sm:w-auto"
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
    </Card>
  );
}
