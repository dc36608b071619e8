import {
  EMAIL_NEEDED,
  emailKey,
  isEmail,
  lineProblem,
  PASSWORD_MIN_LENGTH,
  type SignUp,
  signUpMessages,
} from '../../contract/auth/auth.ts';
import { signUpCopy as copy } from './copy.ts';

export type SignUpForm = Record<keyof SignUp, string>;
export type SignUpField = keyof SignUpForm;
export type PartnerNumber = 1 | 2;

const partnerFields = ['Name', 'Email', 'Phone', 'Password'] as const;
const partners = [1, 2] as const satisfies readonly PartnerNumber[];
const ofPartners = partners.flatMap((partner) =>
  partnerFields.map((kind) => ({ kind, field: `partner${partner}${kind}` as const })),
);

export const emptySignUp = Object.fromEntries(
  [...ofPartners.map(({ field }) => field), 'invitationLine'].map((field) => [field, '']),
) as SignUpForm;

/** A sentence for each field that breaks a rule, in the order of the form. */
export function fieldErrors(form: SignUpForm): Partial<Record<SignUpField, string>> {
  const wrong = ofPartners.flatMap(({ kind, field }) => {
    const sentence = fieldError(kind, form[field]);
    return sentence ? [[field, sentence]] : [];
  });
  const errors: Partial<Record<SignUpField, string>> = Object.fromEntries(wrong);
  if (!errors.partner2Email && emailKey(form.partner1Email) === emailKey(form.partner2Email)) {
    errors.partner2Email = signUpMessages.sameEmail;
  }
  const problem = lineProblem(form.invitationLine);
  if (problem) errors.invitationLine = signUpMessages[problem];
  return errors;
}

function fieldError(kind: (typeof partnerFields)[number], value: string): string | null {
  if (value.trim() === '') return copy.missing[kind];
  if (kind === 'Email' && !isEmail(value.trim())) return EMAIL_NEEDED;
  return kind === 'Password' && value.length < PASSWORD_MIN_LENGTH ? copy.shortPassword : null;
}

/**
 * The fields a refusal speaks of. A taken address is not told apart from the other one, unless
 * the reason names it, so both are then marked; any other reason concerns the form as a whole.
 */
export function refusedFields(form: SignUpForm, status: number, reason: string): SignUpField[] {
  if (status !== 409) return [];
  const emails = ['partner1Email', 'partner2Email'] as const;
  const named = emails.filter((field) => emailKey(reason).includes(emailKey(form[field])));
  return named.length > 0 ? named : [...emails];
}
