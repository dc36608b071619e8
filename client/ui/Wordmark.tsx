/** Hide by style alone: discreet mode is set on the page before any script runs. */
const PLAIN_ONLY = 'in-[[data-discreet]]:hidden';
const DISCREET_ONLY = 'not-[[data-discreet]_*]:hidden';

export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <>
      <svg viewBox="0 0 40 32" aria-hidden="true" className={`${className} ${PLAIN_ONLY}`}>
        <circle cx="14" cy="16" r="12" className="fill-(--art-coral)" />
        <circle cx="26" cy="16" r="12" className="fill-(--art-teal)" />
        <path d="M20 5.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8" className="fill-(--ink)" />
      </svg>
      <svg viewBox="0 0 40 32" aria-hidden="true" className={`${className} ${DISCREET_ONLY}`}>
        <rect x="7" y="5" width="26" height="24" rx="5" className="fill-(--ink-soft)" />
        <path d="M7 12h26" className="stroke-(--paper) stroke-2" />
      </svg>
    </>
  );
}

/** Shows the product's name and sign; in discreet mode those of the browser tab. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-title text-[1.375rem] font-semibold tracking-tight ${className}`}
    >
      <BrandMark className="h-7 w-9" />
      <span className={PLAIN_ONLY}>Sexercise</span>
      <span className={DISCREET_ONLY}>Planner</span>
    </span>
  );
}
