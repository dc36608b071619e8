import {
  emailKey,
  isEmail,
  PASSWORD_MIN_LENGTH,
  type SignUp,
  type SignUpProblem,
} from '../../contract/auth/auth.ts';

export type SignUpField = keyof SignUp;
export type PartnerNumber = 1 | 2;

const partnerFields = ['Name', 'Email', 'Phone', 'Password'] as const;
const partners = [1, 2] as const satisfies readonly PartnerNumber[];
const allFields: readonly SignUpField[] = partners.flatMap((partner) =>
  partnerFields.map((field): SignUpField => `partner${partner}${field}`),
);

export const emptySignUp = Object.fromEntries(allFields.map((field) => [field, ''])) as SignUp;

const breaks: Record<SignUpProblem, (field: SignUpField, value: string) => boolean> = {
  missing: (_, value) => value.trim() === '',
  email: (field, value) => field.endsWith('Email') && !isEmail(value.trim()),
  password: (field, value) => field.endsWith('Password') && value.length < PASSWORD_MIN_LENGTH,
  sameEmail: (field) => field === 'partner2Email',
};

/** The fields that break the rule a toast speaks of, so that they can be marked and found. */
export function fieldsWithProblem(form: SignUp, problem: SignUpProblem): SignUpField[] {
  return allFields.filter((field) => breaks[problem](field, form[field]));
}

/**
 * The fields a refusal speaks of. A taken address is not told apart from the other one, unless
 * the reason names it, so both are then marked; any other reason concerns the form as a whole.
 */
export function refusedFields(form: SignUp, status: number, reason: string): SignUpField[] {
  if (status !== 409) return [];
  const emails: SignUpField[] = ['partner1Email', 'partner2Email'];
  const named = emails.filter((field) => emailKey(reason).includes(emailKey(form[field])));
  return named.length > 0 ? named : emails;
}
