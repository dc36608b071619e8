import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';

type PagerProps = {
  title: string;
  earlier: { label: string; href: string | null };
  later: { label: string; href: string | null };
};

/** Names the month or year that is shown, and leads to those beside it. */
export function Pager({ title, earlier, later }: PagerProps) {
  return (
    <div className="flex items-center justify-between">
      <Step {...earlier}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Step>
      <h2 aria-live="polite" className="text-center text-heading">
        {title}
      </h2>
      <Step {...later}>
        <ChevronRight aria-hidden="true" className="size-6" />
      </Step>
    </div>
  );
}

type StepProps = { label: string; href: string | null; children: ReactNode };

/** Keeps a focus that it has at the end of the couple's days, but does nothing there. */
function Step({ label, href, children }: StepProps) {
  const [, navigate] = useLocation();
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={href === null}
      onClick={() => href !== null && navigate(href)}
      className="grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-sunk aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
