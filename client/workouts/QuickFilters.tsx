import { Chip } from '../ui/Chip.tsx';
import { nameOf } from './filter-names.ts';
import { type Filters, QUICK_FILTERS, toggled } from './filters.ts';
import { filterCopy as copy } from './find-copy.ts';

type QuickFiltersProps = {
  filters: Filters;
  /** False for visitors, who have no favorites. */
  hasFavorites: boolean;
  onChange: (filters: Filters) => void;
};

/** Offers the filters that couples use most, above a list. */
export function QuickFilters({ filters, hasFavorites, onChange }: QuickFiltersProps) {
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{copy.quick}</legend>
      {QUICK_FILTERS.filter(([group]) => group !== 'favorites' || hasFavorites).map(
        ([group, value]) => (
          <Chip
            key={group}
            isChosen={filters[group].includes(value)}
            onClick={() => onChange(toggled(filters, group, value))}
            className="px-4 text-sm"
          >
            {nameOf(group, value)}
          </Chip>
        ),
      )}
    </fieldset>
  );
}
