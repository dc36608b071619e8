import { useMutation } from '@tanstack/react-query';
import type { Proof } from '../../contract/auth/passkeys.ts';
import { useProof } from '../auth/passkeys/use-passkeys.ts';
import { reasonOf } from '../lib/api-error.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButtons } from '../ui/DialogButtons.tsx';
import { SheetDialog } from '../ui/SheetDialog.tsx';
import { proofCopy as copy, passkeyCopy } from './copy.ts';
import { ProofField } from './ProofField.tsx';

type ProofDialogProps = {
  /** Names the action that needs the proof. */
  text?: string;
  /** Does the action that needs the proof. A refusal is shown at the field. */
  onProven: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
};

/** Has the member prove their identity before an action. */
export function ProofDialog({ text = copy.text, onProven, onClose }: ProofDialogProps) {
  const { prove, hasPasskey } = useProof();
  const missing = hasPasskey ? copy.turnedAway : copy.missing;
  const confirm = useMutation({
    async mutationFn(password: string) {
      const proof = await prove(password);
      if (proof) await onProven(proof);
      return proof !== null;
    },
  });
  const form = useForm({ initial: { password: '' }, isBusy: confirm.isPending, onSubmit: send });

  function send({ password }: { password: string }) {
    confirm.mutate(password, {
      onSuccess: (isProven) => (isProven ? onClose() : form.showErrors({ password: missing })),
      onError: (error) => form.showErrors({ password: reasonOf(error) ?? copy.failed }),
    });
  }

  return (
    <SheetDialog title={copy.title} onClose={onClose}>
      <p className="mt-3 mb-5 text-ink-soft">{text}</p>
      <form {...form.props} className="space-y-5">
        <ProofField label={copy.password} {...form.field('password')} />
        <DialogButtons>
          <Button type="submit" isBusy={confirm.isPending}>
            {copy.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {passkeyCopy.cancel}
          </Button>
        </DialogButtons>
      </form>
    </SheetDialog>
  );
}
