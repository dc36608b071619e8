import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type FailedStateProps = { title: string; onRetry: () => void; children?: ReactNode };

/** Something did not arrive: says so, and offers to ask again. */
export function FailedState({ title, onRetry, children }: FailedStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-raised p-6 shadow-card sm:p-8"
    >
      <p className="font-title text-heading">{title}</p>
      {children && <p className="text-ink-soft">{children}</p>}
      <Button variant="ghost" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
