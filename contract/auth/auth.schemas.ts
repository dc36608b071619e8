import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { requiredText, typedText } from '../text.schemas.ts';
import * as calls from './auth.ts';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_NEEDED,
  EMAIL_PATTERN,
  INVITATION_LINE_MAX_LENGTH,
  MEMBERSHIP_NOTICES,
  NAME_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_LENGTH,
  signUpMessages,
  signUpProblem,
} from './auth.ts';
import { Lock } from './lock-choice.schemas.ts';

/** Long enough for any passphrase, and short enough that hashing is no way to attack the server. */
const PASSWORD_MAX_LENGTH = 256;

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
  /** A line of the first partner's own, for the email that invites the second. */
  invitationLine: z.optional(typedText(INVITATION_LINE_MAX_LENGTH)),
});
export type SignUp = z.infer<typeof SignUpForm>;

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

export const TypedEmail = requiredText(EMAIL_MAX_LENGTH, EMAIL_NEEDED).check(
  z.regex(EMAIL_PATTERN, EMAIL_NEEDED),
);

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
  /** First name of the partner who made the account; absent once its owner has signed in. */
  invitedBy: z.optional(z.string()),
});
export type PasswordLink = z.infer<typeof PasswordLink>;

named({ SignUp, SubscriptionStatus, User, PasswordLink });

export const schemas = {
  currentUser: {
    summary: 'The signed-in member; 401 when nobody is signed in',
    response: { 200: User },
  },
  signIn: {
    summary: 'Sign in with email and password',
    body: SignIn,
    response: { 200: User },
  },
  signUp: {
    summary: 'Make a couple with both its members, and sign the first one in',
    body: SignUp,
    response: { 201: User },
  },
  requestPasswordLink: {
    summary: 'Email a single-use link to choose a new password; answers alike for any address',
    body: z.object({ email: TypedEmail }),
    response: { 204: NoContent },
  },
  readPasswordLink: {
    summary: 'What choosing a password with an emailed link is about; the link stays unused',
    body: MailedToken,
    response: { 200: PasswordLink },
  },
  choosePassword: {
    summary: 'Choose a password with an emailed link, end every other login and sign in',
    body: z.object({
      ...MailedToken.shape,
      password: NewPassword,
      /** Removes only suspended passkeys if unset. */
      removesPasskeys: z.optional(z.boolean()),
    }),
    response: { 200: User },
  },
};

export const authCalls = withSchemas('auth', calls, schemas);
