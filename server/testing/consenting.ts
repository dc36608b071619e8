import fc from 'fast-check';
import {
  CHOICES,
  type Choice,
  type Choices,
  type Matches,
  TOUCH_KINDS,
  type TouchKind,
} from '../../contract/bedroom/consent.ts';
import type { Visitor } from './factories.ts';

/**
 * Statement of a member: an answer to each question, or none, and whether their maybes are open.
 */
export type Saying = {
  choices: Readonly<Record<TouchKind, Choice | null>>;
  opensMaybes: boolean;
};

export const toAll = (choice: Choice | null, opensMaybes = false): Saying => ({
  choices: Object.fromEntries(TOUCH_KINDS.map((kind) => [kind, choice])) as Saying['choices'],
  opensMaybes,
});

/**
 * Sends the answers that differ from the member's earlier ones, one press each, as the page does.
 */
export async function say(who: Visitor, { choices, opensMaybes }: Saying): Promise<void> {
  const said = (await who.get('/api/consent/choices')) as Choices;
  const known = new Map(said.choices.map(({ kind, choice }) => [kind, choice]));
  for (const kind of TOUCH_KINDS) {
    const choice = choices[kind];
    if (choice === (known.get(kind) ?? null)) continue;
    await expect204(who.request('PUT', '/api/consent/choices', { kind, choice }));
  }
  if (opensMaybes !== said.opensMaybes) {
    await expect204(who.request('PUT', '/api/consent/maybes', { opensMaybes }));
  }
}

export async function confirmAdult(...people: readonly Visitor[]): Promise<void> {
  for (const who of people) {
    await expect204(who.request('PUT', '/api/consent/adult', { isAdult: true }));
  }
}

async function expect204(asked: Promise<{ status: number }>): Promise<void> {
  const { status } = await asked;
  if (status !== 204) throw new Error(`It answered ${status}.`);
}

export const matchesOf = async (who: Visitor) => (await who.get('/api/consent/matches')) as Matches;

const anyChoice = fc.constantFrom(...CHOICES, null);

/** Statements with more yeses than chance would give, so that some of them match. */
export const anySaying: fc.Arbitrary<Saying> = fc.record({
  choices: fc.record(
    Object.fromEntries(
      TOUCH_KINDS.map((kind) => [
        kind,
        fc.oneof({ weight: 3, arbitrary: fc.constant('yes' as const) }, anyChoice),
      ]),
    ) as Record<TouchKind, fc.Arbitrary<Choice | null>>,
  ),
  opensMaybes: fc.boolean(),
});

/**
 * Builds another statement of the partner that must look the same to the reader, given the reader's
 * own.
 */
export function indistinguishableFrom(reader: Saying, partner: Saying): fc.Arbitrary<Saying> {
  const areOpen = reader.opensMaybes && partner.opensMaybes;
  const choices = TOUCH_KINDS.map((kind) => {
    const [mine, theirs] = [reader.choices[kind], partner.choices[kind]];
    const isTold = (choice: Choice | null) => {
      if (mine === 'yes') return choice === 'yes' || (areOpen && choice === 'maybe');
      return mine === 'maybe' && areOpen && choice === 'yes';
    };
    const hidden = [...CHOICES, null].filter((choice) => !isTold(choice));
    return [kind, isTold(theirs) ? fc.constant(theirs) : fc.constantFrom(...hidden)];
  });
  return fc.record({
    choices: fc.record(Object.fromEntries(choices)) as fc.Arbitrary<Saying['choices']>,
    // Vary this freely unless the reader opened theirs: only then does the reader learn of the
    // partner's choice.
    opensMaybes: reader.opensMaybes ? fc.constant(partner.opensMaybes) : fc.boolean(),
  });
}
