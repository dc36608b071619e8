import { useEffect } from 'react';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { liveCopy as copy } from './copy.ts';
import { changeLive, keepRoomHint } from './live-store.ts';

/** Longer than this nobody should wait to train: the workout is there without the room too. */
const GIVE_UP_AFTER_MS = 8_000;

/** After a reload: the room is on its way. */
export function ReturningToRoom() {
  useEffect(() => {
    const timer = setTimeout(() => {
      keepRoomHint(null);
      changeLive({});
    }, GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      <PageHeading className="sr-only">{copy.room}</PageHeading>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {copy.returning}
      </p>
      <Skeleton className="mt-6 aspect-[4/3] w-full lg:max-w-2xl" />
    </Page>
  );
}
