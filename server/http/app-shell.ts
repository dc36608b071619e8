import { buildMeta, fillSlots, installLinks, tabLinks } from './page-html.ts';

const LOOK = { isDiscreet: true };

/**
 * The app for any address and any person, as the build leaves it for the service worker. It looks
 * discreet until the page has read what this browser shows, and says that it is the shell.
 */
export function appShell(parts: { template: string; splash: string; build: string }): string {
  return fillSlots(parts.template, {
    attributes: 'data-app-shell data-discreet',
    head: tabLinks(LOOK) + installLinks(LOOK) + buildMeta(parts.build),
    root: '',
    splash: parts.splash,
  });
}
