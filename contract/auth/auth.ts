import * as z from 'zod/mini';
import { endpoint, NoContent, READ_OFFLINE } from '../endpoint.ts';
import { requiredText, typedText } from '../text.ts';
import { Lock } from './lock-choice.ts';

export const PASSWORD_MIN_LENGTH = 6;
/** Long enough for any passphrase, and short enough that hashing is no way to attack the server. */
const PASSWORD_MAX_LENGTH = 256;
const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;
export const PHONE_MAX_LENGTH = 40;

export const signUpMessages = {
  missing: 'Please fill in all fields for both partners.',
  email: 'Please enter valid email addresses for both partners.',
  password: 'Passwords must be at least 6 characters long.',
  sameEmail: 'Please use a different email address for each partner.',
} as const;

/**
 * Requires one @, text before it, and a name with a dot after it. The emailed link is the real
 * proof.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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

/** Four answers of one partner. `signUpProblem` checks their content. */
const Name = typedText(NAME_MAX_LENGTH, signUpMessages.missing);
const Email = typedText(EMAIL_MAX_LENGTH, signUpMessages.missing);
const Phone = typedText(PHONE_MAX_LENGTH, signUpMessages.missing);
/** Never trimmed, since spaces belong to a password. */
const Password = z
  .string({ error: signUpMessages.missing })
  .check(z.maxLength(PASSWORD_MAX_LENGTH, `Please use at most ${PASSWORD_MAX_LENGTH} characters.`));

const SignUpForm = z.object({
  partner1Name: Name,
  partner1Email: Email,
  partner1Phone: Phone,
  partner1Password: Password,
  partner2Name: Name,
  partner2Email: Email,
  partner2Phone: Phone,
  partner2Password: Password,
});
export type SignUp = z.infer<typeof SignUpForm>;

export type SignUpProblem = keyof typeof signUpMessages;

/**
 * Finds the first rule that a completed form breaks, in the order in which people are told. The
 * form asks before it calls, so that it never sends wrong data.
 */
export function signUpProblem(form: SignUp): SignUpProblem | null {
  if (Object.values(form).some((value) => value.trim() === '')) return 'missing';
  const emails = [form.partner1Email.trim(), form.partner2Email.trim()] as const;
  if (!emails.every(isEmail)) return 'email';
  const passwords = [form.partner1Password, form.partner2Password];
  if (passwords.some((password) => password.length < PASSWORD_MIN_LENGTH)) return 'password';
  return emailKey(emails[0]) === emailKey(emails[1]) ? 'sameEmail' : null;
}

const SignUp = SignUpForm.check(
  z.refine((form) => signUpProblem(form) === null, {
    error: ({ input }) => signUpMessages[signUpProblem(input as SignUp) ?? 'missing'],
  }),
);

export function currentPassword(missing: string) {
  return z
    .string({ error: missing })
    .check(z.minLength(1, missing), z.maxLength(PASSWORD_MAX_LENGTH));
}

const MISSING_SIGN_IN = 'Please enter both email and password.';
const SignIn = z.object({
  email: requiredText(EMAIL_MAX_LENGTH, MISSING_SIGN_IN),
  password: currentPassword(MISSING_SIGN_IN),
});

export const SubscriptionStatus = z.enum(['none', 'active', 'past_due', 'canceled']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** begun: the partner has subscribed. payer left: the partner who paid has closed their account. */
export const MEMBERSHIP_NOTICES = ['begun', 'payer left'] as const;

export const User = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  subscriptionStatus: SubscriptionStatus,
  /** Notice that the member has not seen yet; absent when there is none. */
  membershipNotice: z.optional(z.enum(MEMBERSHIP_NOTICES)),
  /**
   * True once the member has said that they are 18 or older, which opens the bedroom; absent until
   * then.
   */
  isAdult: z.optional(z.boolean()),
  /** Absent while the member has no lock. */
  lock: z.optional(Lock),
  /** Seals data that only this member may read: a point of P-256, uncompressed, in base64. */
  sealingKey: z.string(),
});
export type User = z.infer<typeof User>;

export function isPremium(user: Pick<User, 'subscriptionStatus'> | null): boolean {
  return user?.subscriptionStatus === 'active';
}

/** Opens the bedroom (steps, sessions and rooms) for adults whose couple has premium. */
export function canOpenBedroom(user: Pick<User, 'subscriptionStatus' | 'isAdult'> | null): boolean {
  return isPremium(user) && user?.isAdult === true;
}

export const currentUser = endpoint(
  'GET',
  '/api/user',
  {
    summary: 'The signed-in member; 401 when nobody is signed in',
    response: { 200: User },
  },
  READ_OFFLINE,
);

export const signIn = endpoint('POST', '/api/login', {
  summary: 'Sign in with email and password',
  body: SignIn,
  response: { 200: User },
});

export const signUp = endpoint('POST', '/api/register', {
  summary: 'Make a couple with both its members, and sign the first one in',
  body: SignUp,
  response: { 201: User },
});

export const EMAIL_NEEDED = 'Please enter a valid email address.';
export const TypedEmail = requiredText(EMAIL_MAX_LENGTH, EMAIL_NEEDED).check(
  z.regex(EMAIL_PATTERN, EMAIL_NEEDED),
);
export const requestPasswordLink = endpoint('POST', '/api/password/forgot', {
  summary: 'Email a single-use link to choose a new password; answers alike for any address',
  body: z.object({ email: TypedEmail }),
  response: { 204: NoContent },
});

export const NewPassword = Password.check(
  z.regex(/\S/u, 'Please choose a password.'),
  z.minLength(PASSWORD_MIN_LENGTH, signUpMessages.password),
);
const MailedToken = z.object({ token: requiredText(100) });
export const PasswordLink = z.object({
  /** suspended: the passkeys open nothing since a change of address was undone. */
  passkeys: z.enum(['none', 'in use', 'suspended']),
  /**
   * True for the member's first own password, which removes everything set up with the one before.
   */
  isClaim: z.boolean(),
});
export type PasswordLink = z.infer<typeof PasswordLink>;
export const readPasswordLink = endpoint('POST', '/api/password/link', {
  summary: 'What choosing a password with an emailed link is about; the link stays unused',
  body: MailedToken,
  response: { 200: PasswordLink },
});

export const choosePassword = endpoint('POST', '/api/password/choose', {
  summary: 'Choose a password with an emailed link, end every other login and sign in',
  body: z.object({
    ...MailedToken.shape,
    password: NewPassword,
    /** Removes only suspended passkeys if unset. */
    removesPasskeys: z.optional(z.boolean()),
  }),
  response: { 200: User },
});
