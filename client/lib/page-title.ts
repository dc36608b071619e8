import { useEffect } from 'react';
import { DISCREET_TITLE } from '../../contract/preferences.ts';
import { useDiscreet } from './preferences.ts';

const PRODUCT = 'Sexercise';

function pageTitle(title: string): string {
  return `${title} · ${PRODUCT}`;
}

/** Names the browser's tab after the page, and screen readers read it on arrival. */
export function usePageTitle(title: string): void {
  const isDiscreet = useDiscreet();
  useEffect(() => {
    document.title = isDiscreet ? DISCREET_TITLE : pageTitle(title);
  }, [title, isDiscreet]);
}
