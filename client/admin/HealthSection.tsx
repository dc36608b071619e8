import type { DeskMetrics, Metric } from '../../contract/admin/desk.ts';
import { statusOf } from '../lib/api-error.ts';
import { dateAndTime } from '../lib/dates.ts';
import { Badge } from '../ui/Badge.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { healthCopy as copy, metricWords } from './copy.ts';
import { Sparkline } from './Sparkline.tsx';
import { useDeskMetrics } from './use-desk.ts';

const MINUTE_SECONDS = 60;

export function HealthSection() {
  const figures = useDeskMetrics();
  // Hide the figures while the database is away, because the last ones are outdated.
  if (statusOf(figures.error) === 503) {
    return <FailedState title={copy.away} onRetry={figures.refetch} />;
  }
  if (figures.data) return <Filled {...figures.data} />;
  if (figures.isError) return <FailedState title={copy.failed} onRetry={figures.refetch} />;
  return <Loading label={copy.loading} shapes={['h-96']} />;
}

function Filled({ database, mail, payments, startedAt, figures }: DeskMetrics) {
  const isReady = database.ms !== null;
  return (
    <>
      <ul className="space-y-2">
        <li className="flex flex-wrap items-center gap-x-3">
          <Badge tone={isReady ? 'green' : 'red'}>{isReady ? copy.ready : copy.notReady}</Badge>
          {copy.database[database.kind]}{' '}
          {database.ms === null ? copy.silent : copy.answers(database.ms)}
        </li>
        <li className="flex flex-wrap items-center gap-x-3">
          <LookBadge needsAttention={mail.needsAttention} />
          {copy.mail(mail.waiting)}
          {mail.waiting > 0 && `, ${copy.oldest(Math.floor(mail.oldestSeconds / MINUTE_SECONDS))}`}
        </li>
        <li className="flex flex-wrap items-center gap-x-3">
          <LookBadge needsAttention={payments.needsAttention} />
          {copy.payments[payments.provider]}
          {payments.needsAttention && ` ${copy.noPayments}`}
        </li>
      </ul>
      {figures.every(({ values }) => values.length === 0) && (
        <p className="mt-5 text-sm text-ink-soft">{copy.measuring}</p>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {figures.map((metric) => (
          <li key={metric.id}>
            <MetricTile metric={metric} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">
        {copy.since(dateAndTime(startedAt))} {copy.process}
      </p>
    </>
  );
}

function LookBadge({ needsAttention }: { needsAttention: boolean }) {
  return (
    <Badge tone={needsAttention ? 'red' : 'green'}>{needsAttention ? copy.look : copy.fine}</Badge>
  );
}

function MetricTile({ metric }: { metric: Metric }) {
  const { id, values, limit, needsAttention } = metric;
  const { title, unit, look } = metricWords[id];
  const text = (value: number) =>
    [new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value), unit]
      .filter(Boolean)
      .join(' ');
  const measured = values.filter((value) => value !== null);
  const last = measured.at(-1);
  return (
    <section
      aria-label={title}
      className={`rounded-2xl border bg-raised p-4 ${needsAttention ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-text font-semibold">{title}</h2>
        <LookBadge needsAttention={needsAttention} />
      </div>
      <p className="text-2xl font-bold tabular-nums">
        {last === undefined ? (values.length > 0 ? copy.nothing : '–') : text(last)}
      </p>
      <Sparkline values={values} limit={limit} isWarning={needsAttention} />
      {measured.length > 0 && (
        <p className="sr-only">
          {copy.range(text(Math.min(...measured)), text(Math.max(...measured)))}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{look}</p>
    </section>
  );
}
