import { accountMessages } from '../../contract/account/account.ts';
import { withReason } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast-store.ts';
import { accountToasts, phoneCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChangeAccount } from './use-account.ts';

export function PhoneSection({ phone }: { phone: string }) {
  const change = useChangeAccount();
  const form = useForm({ initial: { phone }, isBusy: change.isPending, onSubmit: send });

  function send(typed: { phone: string }) {
    const phone = typed.phone.trim();
    if (!phone) return form.setErrors({ phone: accountMessages.phone });
    change.mutate(
      { phone },
      {
        onSuccess: () => toast(accountToasts.saved),
        onError: (error) => toast(withReason(accountToasts.failed, error)),
      },
    );
  }

  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <form {...form.props} aria-label={copy.save} className="space-y-5">
        <TextField
          label={copy.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          {...form.field('phone')}
        />
        <Button type="submit" variant="ghost" disabled={change.isPending}>
          {change.isPending ? copy.saving : copy.save}
        </Button>
      </form>
    </SectionCard>
  );
}
