import { PageHeading } from '../ui/PageHeading.tsx';
import { storeCopy as copy } from './copy.ts';

export function StoreHeading() {
  return (
    <>
      <PageHeading>{copy.title}</PageHeading>
      {/* On a phone in two lines, in whichever letters: nothing below it moves when its own arrive. */}
      <p className="mt-2 mb-6 max-w-xs text-lead text-ink-soft sm:max-w-none lg:mb-8">
        {copy.lead}
      </p>
    </>
  );
}
