import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { label: string; panel: ReactNode };

const tabAfter: Record<string, (selected: number, count: number) => number> = {
  ArrowRight: (selected, count) => (selected + 1) % count,
  ArrowLeft: (selected, count) => (selected + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Follows the usual keyboard rules of tabs: arrows, Home and End move between them, Tab goes into
 * the panel.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const next = tabAfter[event.key]?.(selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1.5 sm:inline-grid"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={move}
            className="min-h-11 rounded-full px-3 text-sm font-semibold text-ink-soft transition hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-card aria-selected:inset-ring-1 aria-selected:inset-ring-field-line sm:px-7 sm:text-base"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ label: name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
          className="mt-8"
        >
          {index === selected && panel}
        </div>
      ))}
    </>
  );
}
