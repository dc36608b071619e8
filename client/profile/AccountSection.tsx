import type { User } from '../../contract/auth.ts';
import { Card } from '../ui/Card.tsx';
import { profileCopy as copy } from './copy.ts';

export function AccountSection({ user }: { user: User }) {
  return (
    <Card>
      <h2 className="text-heading">{copy.account}</h2>
      <dl className="mt-2 divide-y divide-line">
        <Row term={copy.email} value={user.email} />
        <Row term={copy.memberSince} value={monthAndYear(user.createdAt)} />
      </dl>
    </Card>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-semibold break-words">{value}</dd>
    </div>
  );
}

function monthAndYear(isoTime: string): string {
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(
    new Date(isoTime),
  );
}
