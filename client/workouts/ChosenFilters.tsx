import { X } from 'lucide-react';
import { textLinkClass } from '../ui/button-class.ts';
import { nameOf } from './filter-names.ts';
import { chosenGroups, type Filters, isQuick, NO_FILTERS, toggled } from './filters.ts';
import { filterCopy as copy } from './find-copy.ts';

type ChosenFiltersProps = { filters: Filters; onChange: (filters: Filters) => void };

/** Moves the focus to the button that stays, since the pressed filter disappears. */
export const focusFiltersButton = () => document.getElementById('filters')?.focus();

/** Shows each chosen filter that has no chip of its own, with a button to remove it. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const groups = chosenGroups(filters);
  if (groups.length === 0) return null;
  function change(next: Filters) {
    onChange(next);
    focusFiltersButton();
  }
  return (
    <ul aria-label={copy.chosen} className="mb-5 flex flex-wrap items-center gap-2">
      {groups.flatMap((group) =>
        filters[group]
          .filter((value) => !isQuick(group, value))
          .map((value) => (
            <li key={`${group} ${value}`}>
              <button
                type="button"
                aria-label={copy.remove(nameOf(group, value))}
                onClick={() => change(toggled(filters, group, value))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft px-4 font-semibold transition hover:bg-apricot"
              >
                {nameOf(group, value)}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          )),
      )}
      <li>
        <button
          type="button"
          className={`${textLinkClass} px-2`}
          onClick={() => change(NO_FILTERS)}
        >
          {copy.clear}
        </button>
      </li>
    </ul>
  );
}
