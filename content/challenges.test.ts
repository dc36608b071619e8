import { expect, test } from 'vitest';
import { ChallengeId } from '../contract/progress/challenges.schemas.ts';
import { challenges } from './challenges.ts';

/** Seconds of a duration in words; null if the words name no time. */
function secondsIn(duration: string): number | null {
  const [, count, unit] = /^(\d+) (second|minute)/.exec(duration) ?? [];
  return count ? Number(count) * (unit === 'minute' ? 60 : 1) : null;
}

test('there are five presets, each with all that a challenge needs', () => {
  // “id, title, description, duration, difficulty (Beginner, Intermediate, Advanced), category (Strength, Cardio, Flexibility, Endurance, Intimacy), hashtags, motivationalText, icon, gradient”
  expect(challenges.map(({ id }) => id)).toEqual(ChallengeId.options);
  for (const challenge of challenges) {
    expect(challenge).toEqual({
      id: expect.any(String),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      duration: expect.any(String),
      seconds: secondsIn(challenge.duration),
      difficulty: expect.stringMatching(/^(Beginner|Intermediate|Advanced)$/),
      category: expect.any(String),
      hashtags: expect.arrayContaining([expect.stringMatching(/^#\w+$/)]),
      motivationalText: expect.stringMatching(/\S/),
      icon: expect.any(String),
      gradient: expect.arrayContaining([expect.stringMatching(/^#[\da-f]{6}$/)]),
    });
  }
  expect(challenges.map(({ category }) => category)).toEqual([
    'Strength',
    'Cardio',
    'Flexibility',
    'Endurance',
    'Intimacy',
  ]);
  expect(challenges.map(({ duration }) => duration.toLowerCase())).toEqual([
    '30 seconds',
    '1 minute',
    '5 minutes',
    'until exhaustion',
    '15 minutes',
  ]);
});
