/** Two circles that overlap: the mark of a product made for two. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true" className={className}>
      <circle cx="14" cy="16" r="12" className="fill-(--art-coral)" />
      <circle cx="26" cy="16" r="12" className="fill-(--art-teal)" />
      <path d="M20 5.6a12 12 0 0 1 0 20.8 12 12 0 0 1 0-20.8" className="fill-(--ink)" />
    </svg>
  );
}

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 font-title text-[1.375rem] font-semibold tracking-tight ${className}`}
    >
      <BrandMark className="h-7 w-9" />
      Sexercise
    </span>
  );
}
