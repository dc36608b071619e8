import { PageHeading } from '../ui/PageHeading.tsx';
import { storeCopy as copy } from './copy.ts';

export function StoreHeading() {
  return (
    <>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-6 text-lead text-ink-soft lg:mb-8">{copy.lead}</p>
    </>
  );
}
