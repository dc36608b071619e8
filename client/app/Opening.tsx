import type { ReactNode } from 'react';
import { NavFrame } from './NavFrame.tsx';

/**
 * The first screen of a page in the HTML itself, as far as it is the same for everyone: to be seen,
 * and not to be used, until the page's script is there (close-opening.ts).
 */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="opening" inert aria-hidden="true">
        <NavFrame>{children}</NavFrame>
      </div>
    </>
  );
}
