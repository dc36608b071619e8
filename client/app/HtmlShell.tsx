import type { ReactNode } from 'react';
import { NavFrame } from './NavFrame.tsx';

/**
 * The first screen of a page within its HTML, as far as it is the same for everyone, until the page
 * itself has as much to show (first-screen.ts). Its links work without a script.
 */
export function HtmlShell({ children }: { children: ReactNode }) {
  return (
    <div className="html-shell">
      <NavFrame>{children}</NavFrame>
    </div>
  );
}
