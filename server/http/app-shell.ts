import { buildMeta, fillSlots, installLinks, tabLinks } from './page-html.ts';

const LOOK = { isDiscreet: true };

/**
 * Builds the HTML that the service worker serves for any address and any person. The page looks
 * discreet until a script has read this browser's preferences, and is marked as the shell.
 */
export function appShell(parts: { template: string; splash: string; build: string }): string {
  return fillSlots(parts.template, {
    attributes: 'data-app-shell data-discreet',
    head: tabLinks(LOOK) + installLinks(LOOK) + buildMeta(parts.build),
    root: '',
    splash: parts.splash,
  });
}
