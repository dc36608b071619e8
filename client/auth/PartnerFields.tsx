import { splitName } from '../../contract/auth/auth.ts';
import type { Form } from '../lib/use-form.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { signUpCopy as copy } from './copy.ts';
import type { PartnerNumber, SignUpForm } from './sign-up-form.ts';

type PartnerFieldsProps = { partner: PartnerNumber; form: Form<SignUpForm> };

/**
 * One partner's half of the form. Only the first partner's fields may be autofilled by the browser.
 */
export function PartnerFields({ partner, form }: PartnerFieldsProps) {
  const own = (token: string) => (partner === 1 ? token : 'off');
  const field = (name: 'Name' | 'Email' | 'Phone' | 'Password') => ({
    required: true,
    ...form.field(`partner${partner}${name}`),
  });
  return (
    <fieldset className="min-w-0 rounded-card border border-line/70 bg-raised p-6 shadow-card sm:p-8">
      <legend className="sr-only">{copy.partners[partner - 1]}</legend>
      <div className="mb-6 flex items-center gap-4">
        <span
          aria-hidden="true"
          className={`grid size-12 shrink-0 place-items-center rounded-full font-title text-xl font-semibold ${partner === 1 ? 'bg-accent-soft' : 'bg-second-soft'}`}
        >
          {partner}
        </span>
        <div>
          <p aria-hidden="true" className="font-title text-heading font-semibold">
            {copy.partners[partner - 1]}
          </p>
          <p className="text-sm text-ink-soft">{copy.partnerHints[partner - 1]}</p>
        </div>
      </div>
      <div className="space-y-4">
        <TextField label="Name" autoComplete={own('name')} {...field('Name')} />
        <TextField label="Email" type="email" autoComplete={own('email')} {...field('Email')} />
        <TextField label="Cell phone" type="tel" autoComplete={own('tel')} {...field('Phone')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={copy.passwordHints[partner - 1]}
          {...field('Password')}
        />
        {partner === 2 && (
          <TextArea
            label={copy.line(splitName(form.values.partner2Name).firstName)}
            hint={copy.lineHint}
            rows={2}
            {...form.field('invitationLine')}
          />
        )}
      </div>
    </fieldset>
  );
}
