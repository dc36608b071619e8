import { useState } from 'react';
import { CelebrationHost } from './CelebrationHost.tsx';
import { TourHost } from './TourHost.tsx';

/** What comes up by itself over a page: one thing at a time, and a celebration before the tour. */
export function Occasions() {
  const [isCelebrating, setIsCelebrating] = useState(false);
  return (
    <>
      <CelebrationHost onChange={setIsCelebrating} />
      <TourHost isHeld={isCelebrating} />
    </>
  );
}
