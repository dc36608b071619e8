import type { ReactNode } from 'react';
import { NavFrame } from './NavFrame.tsx';

/**
 * The first screen of a page within its HTML, as far as it is the same for everyone, until the page
 * itself has as much to show (first-screen.ts). Its links work without a script.
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  return (
    <div className="first-screen">
      <NavFrame>{children}</NavFrame>
    </div>
  );
}
