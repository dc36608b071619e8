import path from 'node:path';
import { firefox } from '@playwright/test';
import { root } from '../../scripts/prepare.mjs';

/**
 * Preferences for synthetic cameras and microphones, and a network between browsers on this
 * machine.
 */
const SYNTHETIC_MEDIA = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
};

/**
 * Launches Debian's Firefox ESR, as silent as the other browsers of tests (playwright.config.ts).
 */
export const launchFirefox = () =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: path.join(root, 'tests/e2e/firefox-esr.mjs'),
    args: [],
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, ...SYNTHETIC_MEDIA },
  });
