import { Spinner } from './Spinner.tsx';

export function Waiting({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      {label}
    </p>
  );
}
