import { BookHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { unreadCopy as copy } from './copy.ts';
import { useUnread } from './use-unread.ts';

/**
 * Says that the partner shared something, until the member has seen it. Replaces the other words.
 */
export function UnreadLine({ children }: { children: ReactNode }) {
  const { data } = useUnread();
  return (
    <p role="status" className="flex min-h-11 items-center text-ink-soft sm:mt-2 sm:text-lead">
      {data?.newestId ? (
        <Link
          href={paths.journalEntry(data.newestId)}
          className={`inline-flex min-h-11 items-center gap-2.5 ${textLinkClass}`}
        >
          <BookHeart aria-hidden="true" className="size-6 shrink-0 text-accent" />
          {copy.shared(data.authorName, data.count)}
        </Link>
      ) : (
        children
      )}
    </p>
  );
}
