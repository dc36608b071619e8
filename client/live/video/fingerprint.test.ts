import { describe, expect, test } from 'vitest';
import { fingerprintIn, fingerprintOf } from './fingerprint.ts';

const A = Array.from({ length: 32 }, () => 'AA').join(':');
const B = Array.from({ length: 32 }, () => 'BB').join(':');
const line = (value: string, algorithm = 'sha-256') => `a=fingerprint:${algorithm} ${value}\r\n`;
const ORIGIN = 'o=- 1 2 IN IP4 127.0.0.1\r\n';

/** Builds a description of picture and channel, with lines in the session and in both media. */
function sdp(session: string, picture: string, channel = picture, origin = ORIGIN): string {
  return [
    `v=0\r\n${origin}s=-\r\nt=0 0\r\na=group:BUNDLE 0 1\r\n${session}`,
    `m=video 9 UDP/TLS/RTP/SAVPF 96\r\na=mid:0\r\n${picture}`,
    `m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=mid:1\r\n${channel}`,
  ].join('');
}

describe('the key of an end is read from its description', () => {
  test.each([
    ['as Chromium writes it, in each part', sdp('', line(A))],
    ['as Firefox writes it, in the session', sdp(line(A), '')],
    ['in both', sdp(line(A), line(A))],
    ['in small letters', sdp('', line(A.toLowerCase()))],
    ['with lines that end without a carriage return', sdp('', line(A)).replaceAll('\r', '')],
  ])('%s', (_, text) => {
    expect(fingerprintIn(text)).toBe(A);
  });
});

describe('no key is read from a description that could name another one', () => {
  const disguised = (breaks: string) =>
    sdp(
      '',
      line(B),
      line(B),
      `o=- ${breaks}a=fingerprint:sha-256 ${A}${breaks} IN IP4 127.0.0.1\r\n`,
    );
  test.each([
    ['none at all', sdp('', '')],
    ['nothing', undefined],
    ['after U+2028', disguised('\u2028')],
    ['after U+2029', disguised('\u2029')],
    ['after a carriage return', disguised('\r')],
    ['after a vertical tab', disguised('\v')],
    ['in a name', sdp('', `${line(B)}a=msid:- a=fingerprint:sha-256\r\n`)],
    ['another one in the session', sdp(line(A), line(B))],
    ['another one in one part', sdp('', line(A), line(B))],
    ['two in a part', sdp('', line(A) + line(B))],
    ['another hash', sdp('', line(A, 'sha-512'))],
    ['another hash beside it', sdp('', line(A) + line(B, 'sha-1'))],
    ['another case', sdp('', `${line(A)}A=FINGERPRINT:sha-256 ${B}\r\n`)],
    ['more spaces', sdp('', `a=fingerprint: sha-256  ${A}\r\n`)],
    ['no value', sdp('', 'a=fingerprint:sha-256\r\n')],
    ['a short one', sdp('', line(A.slice(3)))],
  ])('%s', (_, text) => {
    expect(fingerprintIn(text)).toBeNull();
  });
});

test('a certificate has the fingerprint that descriptions give it', async () => {
  expect(await fingerprintOf(new ArrayBuffer(0))).toMatch(/^E3:B0:C4:42(:[0-9A-F]{2}){28}$/);
});
