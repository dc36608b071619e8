import { emailKey } from '../../contract/auth/auth.ts';
import type { ChallengeId } from '../../contract/progress/challenges.ts';

type DemoMember = { firstName: string; lastName: string; email: string; phone: string };
export type DemoCouple = {
  members: readonly [DemoMember, DemoMember];
  /** Challenges done this week, at 50 points each. */
  challenges: readonly ChallengeId[];
  favorites?: readonly number[];
};

/** The couple that anyone who tries the app can sign in as. */
export const ALEX_AND_SAM: DemoCouple = {
  members: [
    { firstName: 'Alex', lastName: 'Rivera', email: 'alex@example.com', phone: '555-0101' },
    { firstName: 'Sam', lastName: 'Rivera', email: 'sam@example.com', phone: '555-0102' },
  ],
  challenges: ['plank-high-five', 'long-lean'],
  favorites: [102, 203, 304],
};

/** Other couples for the board. Nobody knows their passwords, including us. */
export const NEIGHBOURS: readonly DemoCouple[] = [
  {
    members: [
      { firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@example.com', phone: '555-0111' },
      { firstName: 'Jonas', lastName: 'Lindqvist', email: 'jonas@example.com', phone: '555-0112' },
    ],
    challenges: ['plank-high-five', 'mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'],
  },
  {
    members: [
      { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', phone: '555-0121' },
      { firstName: 'Leo', lastName: 'Costa', email: 'leo@example.com', phone: '555-0122' },
    ],
    challenges: ['mirror-jumps', 'long-lean', 'back-to-back', 'phones-away'],
  },
  {
    members: [
      { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com', phone: '555-0131' },
      { firstName: 'Elin', lastName: 'Berg', email: 'elin@example.com', phone: '555-0132' },
    ],
    challenges: ['plank-high-five', 'back-to-back', 'phones-away'],
  },
  {
    members: [
      { firstName: 'Theo', lastName: 'Okafor', email: 'theo@example.com', phone: '555-0141' },
      { firstName: 'Ben', lastName: 'Marsh', email: 'ben@example.com', phone: '555-0142' },
    ],
    challenges: ['long-lean'],
  },
];

const addresses = new Set(
  [ALEX_AND_SAM, ...NEIGHBOURS].flatMap(({ members }) => members.map(({ email }) => email)),
);

/** True for an address of the demo. Nobody reads it, so that nothing is ever mailed there. */
export function isOfDemo(address: string): boolean {
  return addresses.has(emailKey(address));
}
