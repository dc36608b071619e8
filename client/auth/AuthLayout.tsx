import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PlaceholderArt } from '../ui/PlaceholderArt.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';

type AuthLayoutProps = {
  title: string;
  heading: string;
  lead: string;
  takesFocus?: boolean;
  children: ReactNode;
};

/** Frame of the short forms: the words on one side and, on a wide screen, a picture beside them. */
export function AuthLayout({ title, heading, lead, takesFocus, children }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <div className="daylight grid min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col">
        <header className="px-5 pt-6 sm:px-8 lg:px-12 lg:pt-8">
          <Link href={paths.home()} className="inline-flex min-h-11 items-center rounded-full">
            <Wordmark />
          </Link>
        </header>
        <Page width="narrow" className="lg:my-auto">
          <PlaceholderArt
            motif="sun"
            className="mb-8 h-36 w-full rounded-card lg:hidden flat:hidden"
          />
          <PageHeading takesFocus={takesFocus}>{heading}</PageHeading>
          <p className="mt-3 text-lead text-ink-soft">{lead}</p>
          {children}
        </Page>
      </div>
      <div aria-hidden="true" className="hidden p-5 pl-0 lg:block">
        <PlaceholderArt
          motif="sun"
          className="sticky top-5 h-[calc(100dvh-2.5rem)] w-full rounded-stage"
        />
      </div>
    </div>
  );
}
