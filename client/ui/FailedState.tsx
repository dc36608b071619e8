import { Button } from './Button.tsx';
import { useFailedPart } from './FailedParts.tsx';

type FailedStateProps = { title: string; hint?: string | undefined; onRetry: () => unknown };

export function FailedState({ title, hint, onRetry }: FailedStateProps) {
  const isToldAbove = useFailedPart(true, onRetry);
  // Keep a place for the part, so that the others stay where they are.
  if (isToldAbove) return <div className="min-h-20 rounded-card bg-sunk" />;
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-raised p-6 shadow-card sm:p-8"
    >
      <p className="font-title text-heading">{title}</p>
      {hint && <p className="text-ink-soft">{hint}</p>}
      <Button variant="ghost" onClick={() => onRetry()}>
        Try Again
      </Button>
    </div>
  );
}
