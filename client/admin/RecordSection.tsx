import { dateAndTime } from '../lib/dates.ts';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NextPageButton } from '../ui/NextPageButton.tsx';
import { actionText, recordCopy as copy } from './copy.ts';
import { useOperatorActions } from './use-desk.ts';

export function RecordSection() {
  const list = useOperatorActions();
  if (list.isPending) return <Loading label={copy.loading} shapes={['h-64']} />;
  if (!list.data) return <FailedState title={copy.failed} onRetry={list.refetch} />;
  return (
    <>
      <p className="mb-4 text-ink-soft">{copy.lead}</p>
      {list.data.length === 0 && <p>{copy.empty}</p>}
      {/* One column on a phone, three on a desk; screen readers always get a table. */}
      <table className="block w-full rounded-2xl border border-line bg-raised px-4 sm:table sm:border-separate sm:border-spacing-0 sm:px-5">
        <thead className="sr-only sm:not-sr-only">
          <tr>
            {[copy.when, copy.who, copy.what].map((name) => (
              <th key={name} className="pt-3 pr-4 pb-1 text-left text-sm text-ink-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {list.data.map((action) => (
            <tr
              key={action.id}
              className="block border-t border-line py-3 first:border-0 sm:table-row [&>td]:block sm:[&>td]:table-cell sm:[&>td]:border-t sm:[&>td]:border-line sm:[&>td]:py-2.5 sm:[&>td]:pr-4"
            >
              <td className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {dateAndTime(action.createdAt)}
              </td>
              <td className="font-semibold break-words">{action.operator ?? copy.byToken}</td>
              <td className="break-words">{actionText(action)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <NextPageButton list={list} className="mt-4">
        {copy.more}
      </NextPageButton>
    </>
  );
}
