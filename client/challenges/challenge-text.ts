import type { Challenge } from '../../contract/challenges.ts';

/** The challenge in words, for wherever pictures cannot go. */
export function challengeText(challenge: Challenge, url: string): string {
  const { title, duration, description, motivationalText, hashtags } = challenge;
  return [
    `${title} (${duration})`,
    description,
    motivationalText,
    `${hashtags.join(' ')}\n${url}`,
  ].join('\n\n');
}
