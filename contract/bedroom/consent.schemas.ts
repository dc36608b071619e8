import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { ProductId } from '../shop/products.schemas.ts';
import * as calls from './consent.ts';
import { CHOICES, TOUCH_KINDS } from './consent.ts';

const TouchKind = z.enum(TOUCH_KINDS, { error: 'There is no such question.' });
export type TouchKind = z.infer<typeof TouchKind>;

const Choice = z.enum(CHOICES, { error: 'Please choose yes, maybe or no.' });
export type Choice = z.infer<typeof Choice>;

const Choices = z.object({
  choices: z.array(z.object({ kind: TouchKind, choice: Choice })),
  /**
   * True if a maybe may count as “Perhaps, ask first”. Counts only if both of a couple allow it.
   */
  opensMaybes: z.boolean(),
});
export type Choices = z.infer<typeof Choices>;

const Matches = z.object({
  /** True once the caller has answered anything. */
  hasAnswered: z.boolean(),
  /**
   * Ids of workouts that contain only kinds to which both said yes, in the order of the caller's
   * own ratings.
   */
  workouts: z.array(z.int()),
  /**
   * Ids of workouts with a kind to which one said yes and the other maybe, if both let their maybes
   * count.
   */
  perhaps: z.array(z.int()),
  products: z.array(ProductId),
});
export type Matches = z.infer<typeof Matches>;

named({ TouchKind, Choice, Choices, Matches });

export const schemas = {
  confirmAdult: {
    summary: 'The caller is 18 or older, said once before the bedroom opens',
    body: z.object({ isAdult: z.literal(true, 'Please confirm that you are 18 or older.') }),
    response: { 204: NoContent },
  },
  getChoices: {
    summary: 'What the caller answered; never the partner’s',
    response: { 200: Choices },
  },
  changeChoice: {
    summary: 'Answer a question, or take the answer back with null; it counts from the next day',
    body: z.object({ kind: TouchKind, choice: z.nullable(Choice) }),
    response: { 204: NoContent },
  },
  eraseChoices: {
    summary: 'Erase every answer and rating of the caller, at once',
    response: { 204: NoContent },
  },
  openMaybes: {
    summary: 'Let the caller’s maybes count where the partner lets theirs',
    body: z.object({ opensMaybes: z.boolean() }),
    response: { 204: NoContent },
  },
  getMatches: {
    summary:
      'What both of a couple said yes to; anything else of the partner’s answers stays hidden',
    response: { 200: Matches },
  },
};

export const consentCalls = withSchemas('bedroom', calls, schemas);
