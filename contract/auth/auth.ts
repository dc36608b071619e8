import { endpoint, readOffline } from '../endpoint.ts';
import { characterCount } from '../text.ts';
import type { SignUp, schemas, User } from './auth.schemas.ts';

export type * from './auth.schemas.ts';

type S = typeof schemas;

export const PASSWORD_MIN_LENGTH = 6;

export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const PHONE_MAX_LENGTH = 40;
export const INVITATION_LINE_MAX_LENGTH = 140;

export const signUpMessages = {
  missing: 'Please fill in all fields for both partners.',
  email: 'Please enter valid email addresses for both partners.',
  password: 'Passwords must be at least 6 characters long.',
  sameEmail: 'Please use a different email address for each partner.',
  longLine: `Please use at most ${INVITATION_LINE_MAX_LENGTH} characters.`,
  linkInLine: 'Please leave out links and addresses. We add the link ourselves.',
} as const;

/**
 * Requires one @, text before it, and a name with a dot after it. The emailed link is the real
 * proof.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text) && text.length <= EMAIL_MAX_LENGTH;
}

/**
 * Key of an address. Two addresses with the same key belong to one person: case does not
 * distinguish people.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Splits a name at its first space; a single name leaves no last name. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/su.exec(name.trim()) ?? [];
  return { firstName, lastName: lastName || null };
}

export type SignUpProblem = keyof typeof signUpMessages;

/**
 * Finds the first rule that a completed form breaks, in the order in which people are told. The
 * form asks before it calls, so that it never sends wrong data.
 */
export function signUpProblem(form: SignUp): SignUpProblem | null {
  const { invitationLine = '', ...fields } = form;
  if (Object.values(fields).some((value) => value.trim() === '')) return 'missing';
  const emails = [form.partner1Email.trim(), form.partner2Email.trim()] as const;
  if (!emails.every(isEmail)) return 'email';
  const passwords = [form.partner1Password, form.partner2Password];
  if (passwords.some((password) => password.length < PASSWORD_MIN_LENGTH)) return 'password';
  if (emailKey(emails[0]) === emailKey(emails[1])) return 'sameEmail';
  return lineProblem(invitationLine);
}

export function lineProblem(line: string): 'longLine' | 'linkInLine' | null {
  if (characterCount(line.trim()) > INVITATION_LINE_MAX_LENGTH) return 'longLine';
  return hasLink(line) ? 'linkInLine' : null;
}

/**
 * Finds text that some mail program would turn into a link: an address with a scheme, of a mailbox
 * or of a site. Times, abbreviations and smileys are none: “8:30 p.m.”, “:)”.
 */
function hasLink(text: string): boolean {
  return /\p{L}:[/\\]|\S[@＠]\S|[\p{L}\p{N}\-_][.。．｡]\p{L}{2}/u.test(text);
}

/** begun: the partner has subscribed. payer left: the partner who paid has closed their account. */
export const MEMBERSHIP_NOTICES = ['begun', 'payer left'] as const;

export function isPremium(user: Pick<User, 'subscriptionStatus'> | null): boolean {
  return user?.subscriptionStatus === 'active';
}

/** Opens the bedroom (steps, sessions and rooms) for adults whose couple has premium. */
export function canOpenBedroom(user: Pick<User, 'subscriptionStatus' | 'isAdult'> | null): boolean {
  return isPremium(user) && user?.isAdult === true;
}

export const currentUser = readOffline<S['currentUser']>('/api/user');
export const signIn = endpoint<S['signIn']>('POST', '/api/login');
export const signUp = endpoint<S['signUp']>('POST', '/api/register');

export const EMAIL_NEEDED = 'Please enter a valid email address.';

export const requestPasswordLink = endpoint<S['requestPasswordLink']>(
  'POST',
  '/api/password/forgot',
);
export const readPasswordLink = endpoint<S['readPasswordLink']>('POST', '/api/password/link');
export const choosePassword = endpoint<S['choosePassword']>('POST', '/api/password/choose');
