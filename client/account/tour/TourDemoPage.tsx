import { useState } from 'react';
import { useAuth } from '../../auth/use-auth.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlaceholderArt } from '../../ui/PlaceholderArt.tsx';
import { tourDemoCopy as copy } from './copy.ts';
import { forgetTourHere, isTourCompletedHere } from './tour-flag.ts';
import { WelcomeTour } from './WelcomeTour.tsx';

export function TourDemoPage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(isTourCompletedHere);
  return (
    <div className="daylight min-h-dvh">
      <Page width="medium">
        <div className="overflow-hidden rounded-stage bg-raised shadow-lift">
          <PlaceholderArt motif="sun" className="h-56 w-full sm:h-72" />
          <div className="p-7 sm:p-10">
            <PageHeading>{copy.title}</PageHeading>
            <p className="mt-3 text-lead text-ink-soft">{copy.lead}</p>
            <p role="status" className="mt-4 text-ink-soft">
              {isSeen ? copy.seen : copy.unseen}
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Button onClick={() => setIsOpen(true)}>{copy.start}</Button>
              {isSeen && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    forgetTourHere();
                    setIsSeen(isTourCompletedHere());
                  }}
                >
                  {copy.forget}
                </Button>
              )}
              <LinkButton href={paths.home()} variant="quiet">
                {copy.home}
              </LinkButton>
            </div>
          </div>
        </div>
        {isOpen && (
          <WelcomeTour
            firstName={user?.firstName ?? null}
            onDone={() => {
              setIsOpen(false);
              setIsSeen(isTourCompletedHere());
            }}
          />
        )}
      </Page>
    </div>
  );
}
