import type { Account } from '../../contract/account/account.ts';
import { hideScreen } from '../lib/hide-screen.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { discreetCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChoices } from './use-choices.ts';

export function DiscreetSection({ account }: { account: Account }) {
  const { shown, choose } = useChoices(account);
  return (
    <SectionCard heading={copy.heading}>
      <Switch
        label={copy.discreet}
        hint={copy.hint}
        checked={shown.isDiscreet}
        onChange={({ target }) => choose({ isDiscreet: target.checked })}
      />
      {account.isDiscreet && (
        <Button variant="soft" className="mt-5" onClick={hideScreen}>
          {copy.cover}
        </Button>
      )}
    </SectionCard>
  );
}
