import { useEffect } from 'react';
import { DISCREET_TITLE } from '../../contract/preferences.ts';
import { useDiscreet } from './use-preferences.ts';

const PRODUCT = 'Sexercise';

/** Names the browser's tab after the page. Screen readers read the title on arrival. */
export function usePageTitle(title: string): void {
  useWholeTitle(`${title} · ${PRODUCT}`);
}

/** Sets a title that names the product in its own way. */
export function useWholeTitle(title: string): void {
  const isDiscreet = useDiscreet();
  useEffect(() => {
    document.title = isDiscreet ? DISCREET_TITLE : title;
  }, [title, isDiscreet]);
}
