import { Spinner } from './Spinner.tsx';

/** A turning ring, and what is awaited. */
export function Waiting({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {label}
    </p>
  );
}
