import { useEffect } from 'react';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { liveCopy as copy } from './copy.ts';
import { changeLive, saveRoom } from './live-store.ts';

/** Wait for the room's snapshot. After this time the workout is shown without the room. */
const GIVE_UP_AFTER_MS = 8_000;

/** Shown after a reload until the room's snapshot arrives. */
export function ReturningToRoom() {
  useEffect(() => {
    const timer = setTimeout(() => {
      saveRoom(null);
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
