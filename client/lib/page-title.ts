import { useEffect } from 'react';

const PRODUCT = 'Sexercise';

function pageTitle(title: string): string {
  return `${title} · ${PRODUCT}`;
}

/** Names the browser's tab after the page, and screen readers read it on arrival. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
