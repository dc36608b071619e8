import type { QueuedMail } from '../../contract/admin/desk.ts';
import { dateAndTime } from '../lib/dates.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NextPageButton } from '../ui/NextPageButton.tsx';
import { mailCopy as copy } from './copy.ts';
import { distanceText } from './times.ts';
import { useDeskMails, useRetryMails } from './use-desk.ts';

const tones = { waiting: 'plain', sending: 'second', failed: 'red' } as const;

export function MailSection() {
  const list = useDeskMails();
  const retry = useRetryMails();
  if (list.isPending) return <Loading label={copy.loading} shapes={['h-64']} />;
  if (!list.data) return <FailedState title={copy.failed} onRetry={list.refetch} />;
  const mails = list.data.pages.flatMap((page) => page.mails);
  const waiting = list.data.pages[0]?.waiting ?? 0;
  const hasFailed = mails.some(({ state }) => state === 'failed');
  return (
    <>
      <p className="text-ink-soft">{copy.lead}</p>
      <div className="my-4 flex flex-wrap items-center gap-4">
        <p role="status" className="text-lg font-semibold">
          {waiting === 0 ? copy.empty : copy.waiting(waiting)}
        </p>
        {hasFailed && (
          <Button variant="soft" isBusy={retry.isPending} onClick={() => retry.mutate(undefined)}>
            {copy.retryAll}
          </Button>
        )}
      </div>
      {mails.length > 0 && (
        <ul className="divide-y divide-line rounded-2xl border border-line bg-raised px-4 sm:px-5">
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} isBusy={retry.isPending} onRetry={() => retry.mutate(mail.id)} />
            </li>
          ))}
        </ul>
      )}
      <NextPageButton list={list} className="mt-4">
        {copy.more}
      </NextPageButton>
      {waiting > 0 && <p className="mt-4 text-sm text-ink-soft">{copy.givenUp}</p>}
    </>
  );
}

type MailRowProps = { mail: QueuedMail; isBusy: boolean; onRetry: () => void };

function MailRow({ mail, isBusy, onRetry }: MailRowProps) {
  const { createdAt, state, attempts, dueAt, failure } = mail;
  const since = dateAndTime(createdAt);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <Badge tone={tones[state]}>{copy.names[state]}</Badge>
      <dl className="grid flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm sm:grid-cols-[auto_auto_auto_auto_auto_minmax(0,1fr)]">
        <dt className="text-ink-soft">{copy.since}</dt>
        <dd>{since}</dd>
        <dt className="text-ink-soft">{copy.tries}</dt>
        <dd>
          {attempts}
          {failure && ` (${failure})`}
        </dd>
        <dt className="text-ink-soft">{copy.next}</dt>
        <dd>{distanceText(dueAt, Date.now())}</dd>
      </dl>
      {state === 'failed' && (
        <Button
          variant="ghost"
          className="min-h-11 px-4 text-sm"
          aria-label={copy.retryOf(since)}
          disabled={isBusy}
          onClick={onRetry}
        >
          {copy.retry}
        </Button>
      )}
    </div>
  );
}
