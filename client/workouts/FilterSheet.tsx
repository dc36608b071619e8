import { Button } from '../ui/Button.tsx';
import { ChoiceChips } from '../ui/ChoiceChips.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { filterNames } from './filter-names.ts';
import { type FilterGroup, type Filters, NO_FILTERS, toggled } from './filters.ts';
import { filterCopy as copy, filterHints, filterLegends } from './find-copy.ts';

type FilterSheetProps = {
  groups: readonly FilterGroup[];
  filters: Filters;
  /** Number of workouts that pass. */
  count: number;
  onChange: (filters: Filters) => void;
  onClose: () => void;
};

/** Applies every press at once: the list behind the sheet and the address follow. */
export function FilterSheet({ groups, filters, count, onChange, onClose }: FilterSheetProps) {
  return (
    <SheetDialog title={copy.title} onClose={onClose}>
      <div className="mt-5 grid gap-6">
        {groups.map((group) => (
          <ChoiceChips
            key={group}
            label={filterLegends[group]}
            hint={filterHints[group]}
            choices={Object.entries(filterNames[group]).map(([value, label]) => ({ value, label }))}
            chosen={filters[group]}
            onToggle={(value) => onChange(toggled(filters, group, value))}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {copy.shown(count)}
      </p>
      <div className="sheet-foot -mx-5 mt-6 flex gap-3 border-t border-line bg-raised px-5 sm:-mx-8 sm:px-8">
        <Button variant="ghost" onClick={() => onChange({ ...NO_FILTERS })}>
          {copy.clear}
        </Button>
        <Button className="flex-1" onClick={onClose}>
          {copy.show(count)}
        </Button>
      </div>
    </SheetDialog>
  );
}
