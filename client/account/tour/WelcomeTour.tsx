import { useEffect, useId, useState } from 'react';
import { tourSteps } from '../../../content/tour.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PlaceholderArt } from '../../ui/PlaceholderArt.tsx';
import { tourCopy as copy } from './copy.ts';
import { keepTourCompletedHere } from './tour-flag.ts';

const FADE_MS = 150;
const LAST = tourSteps.length - 1;

type WelcomeTourProps = {
  firstName: string | null;
  onDone: () => void;
};

export function WelcomeTour({ firstName, onDone }: WelcomeTourProps) {
  const heading = useId();
  const [shown, setShown] = useState(0);
  const [wanted, setWanted] = useState(0);
  const isFading = shown !== wanted;
  const step = tourSteps[shown];

  useEffect(() => {
    if (!isFading) return;
    const timer = setTimeout(() => setShown(wanted), FADE_MS);
    return () => clearTimeout(timer);
  }, [isFading, wanted]);

  function done() {
    keepTourCompletedHere();
    onDone();
  }

  if (!step) return null;
  return (
    <Dialog
      labelledBy={heading}
      onClose={done}
      className={`w-full flat:max-w-3xl ${step.id === 'premium' ? 'night' : ''}`}
    >
      <div
        className={`transition-opacity duration-150 flat:grid flat:grid-cols-[2fr_3fr] ${isFading ? 'opacity-0' : 'opacity-100'}`}
      >
        <PlaceholderArt
          motif={step.scene}
          className="h-48 w-full max-sm:low:h-28 sm:h-60 flat:h-full"
        />
        <div aria-live="polite" className="px-6 pt-6 sm:px-8 flat:pt-4">
          <p className="text-sm font-semibold text-ink-soft">
            {copy.stepOf(shown + 1, tourSteps.length)}
          </p>
          <h2 id={heading} className="mt-1 text-title flat:pr-8 flat:text-heading">
            {step.title(firstName || copy.fallbackName)}
          </h2>
          <p className="mt-3 min-h-28 pb-2 text-ink-soft sm:min-h-24">{step.text}</p>
        </div>
      </div>
      <div aria-hidden="true" className="flex justify-center gap-2 pt-2">
        {tourSteps.map(({ id }, index) => (
          <span
            key={id}
            className={`h-2 rounded-full transition-all ${index === shown ? 'w-7 bg-accent' : 'w-2 bg-line'}`}
          />
        ))}
      </div>
      {/* Keep the buttons in view on a screen of any height. */}
      <div className="sticky bottom-0 flex items-center gap-2 bg-raised px-4 pt-4 pb-6 sm:px-8 flat:pt-3 flat:pb-4">
        {shown < LAST && (
          <Button variant="quiet" onClick={done} className="mr-auto px-3">
            {copy.skip}
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={shown === 0}
          onClick={() => setWanted(Math.max(0, wanted - 1))}
          className={shown === LAST ? 'mr-auto' : ''}
        >
          {copy.back}
        </Button>
        {shown < LAST ? (
          <Button data-autofocus onClick={() => setWanted(Math.min(LAST, wanted + 1))}>
            {copy.next}
          </Button>
        ) : (
          <Button onClick={done}>{copy.finish}</Button>
        )}
      </div>
      <CloseButton
        label={copy.close}
        onClose={done}
        className="absolute top-3 right-3 bg-raised/80 text-ink hover:bg-raised"
      />
    </Dialog>
  );
}
