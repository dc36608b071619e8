#!/usr/bin/env node
// Starts Firefox ESR for Playwright (firefox.ts). Playwright tells each new context which colors
// are preferred, with a command that ESR does not know, and gives up when refused. This script
// answers "done" instead.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { findFirefox } from '../../scripts/tools.mjs';

const LISTENING = /^WebDriver BiDi listening on ws:.*:(\d+)$/;
const REFUSED = '"error":"unknown command","message":"emulation.setMediaFeaturesOverride"';
// Pad to the same length, which the surrounding frame states. Of two types in an answer the last
// one counts.
const DONE = '"type":"success","result":{}'.padEnd(REFUSED.length);

/** Changes the passing text byte by byte: chunks end anywhere, also inside a character. */
const changed = (change) =>
  new Transform({
    transform: (chunk, _encoding, done) =>
      done(null, Buffer.from(change(chunk.toString('latin1')), 'latin1')),
  });

/** Rewrites the host, because Firefox answers only requests for its own port. */
const withHost = (port) =>
  changed((text) => text.replace(/^(GET [\s\S]*?\r\nhost: ).*/i, `$1127.0.0.1:${port}`));

function withoutRefusals() {
  let held = '';
  return changed((chunk) => {
    const text = (held + chunk).replaceAll(REFUSED, DONE);
    // Hold this back: the next chunk may bring the other half of a refusal.
    const starts = Array.from({ length: REFUSED.length }, (_, length) => REFUSED.slice(0, length));
    held = starts.findLast((start) => text.endsWith(start)) ?? '';
    return text.slice(0, text.length - held.length);
  });
}

function listenBefore(port) {
  const server = net.createServer((playwright) => {
    const browser = net.connect(port, '127.0.0.1');
    playwright.pipe(withHost(port)).pipe(browser).pipe(withoutRefusals()).pipe(playwright);
    playwright.on('error', () => browser.destroy());
    browser.on('error', () => playwright.destroy());
  });
  server.listen(0, '127.0.0.1', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
}

const stdio = ['ignore', 'inherit', 'pipe'];
const firefox = spawn(findFirefox() ?? 'firefox-esr', process.argv.slice(2), { stdio });
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, port] = LISTENING.exec(line) ?? [];
  if (port) listenBefore(Number(port));
  else console.error(line);
});
