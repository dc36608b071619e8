import type { ReactNode } from 'react';
import { NavFrame } from './NavFrame.tsx';

/**
 * First screen of a page inside its HTML, as far as everyone sees the same, until the page itself
 * shows as much (remove-html-shell.ts). Its links work without a script.
 */
export function HtmlShell({ children }: { children: ReactNode }) {
  return (
    <div className="html-shell">
      <NavFrame entry="workouts">{children}</NavFrame>
    </div>
  );
}
