import {
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { Button } from './Button.tsx';

type Retry = () => unknown;
type Failures = {
  areMany: boolean;
  /** Reports a failed part; returns a function that takes the report back. */
  report: (id: string, retry: Retry) => () => void;
};

const FailuresContext = createContext<Failures | null>(null);

/** Holds the parts of a page. If several failed, says so in one line, with one way to try again. */
export function FailedParts({ children }: { children: ReactNode }) {
  const [retries, setRetries] = useState<ReadonlyMap<string, Retry>>(new Map());
  const [report] = useState(() => (id: string, retry: Retry) => {
    setRetries((known) => new Map(known).set(id, retry));
    return () => setRetries((known) => new Map([...known].filter(([other]) => other !== id)));
  });
  const areMany = retries.size > 1;
  return (
    <FailuresContext value={{ areMany, report }}>
      {areMany && (
        <div
          role="alert"
          className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-5 py-3 shadow-card"
        >
          <p className="font-semibold">Some of this page could not be loaded.</p>
          <Button
            variant="ghost"
            onClick={() => {
              for (const retry of retries.values()) void retry();
            }}
          >
            Try Again
          </Button>
        </div>
      )}
      {children}
    </FailuresContext>
  );
}

/** Reports a part while it has failed. True if the page speaks for it, because others failed too. */
export function useFailedPart(hasFailed: boolean, retry: Retry): boolean {
  const id = useId();
  const failures = useContext(FailuresContext);
  const report = failures?.report;
  const onRetry = useEffectEvent(retry);
  useLayoutEffect(() => {
    if (hasFailed) return report?.(id, () => onRetry());
  }, [hasFailed, report, id]);
  return hasFailed && failures?.areMany === true;
}
