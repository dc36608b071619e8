import type { Account } from '../../contract/account/account.ts';
import { THEMES } from '../../contract/preferences.ts';
import { withReason } from '../lib/api-error.ts';
import { hideScreen } from '../lib/hide-screen.ts';
import { timeZone } from '../lib/time-zone.ts';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { toast } from '../ui/toast-store.ts';
import { usePressed } from '../ui/use-pressed.ts';
import { accountToasts, lookCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChangeAccount, useChangesUnderWay } from './use-account.ts';

/** Each choice takes effect as it is made; there is nothing to save. */
export function LookSection({ account }: { account: Account }) {
  const change = useChangeAccount();
  // Use `mutateAsync`, so that each of several choices in a row reports its own failure.
  const choose = (changes: Parameters<typeof change.mutate>[0]) =>
    change.mutateAsync(changes).catch((error) => toast(withReason(accountToasts.failed, error)));
  // A choice shows at once, and is taken back if the server refuses it.
  const shown = { ...account, ...useChangesUnderWay() };
  const [shownTheme, pressTheme] = usePressed(shown.theme);
  const [isDiscreet, pressDiscreet] = usePressed(shown.isDiscreet);
  const [zone, pressZone] = usePressed(shown.timeZone ?? '');
  return (
    <SectionCard heading={copy.heading}>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{copy.theme}</legend>
        <div className="flex gap-1 rounded-field border border-line bg-paper p-1">
          {THEMES.map((theme) => (
            <label
              key={theme}
              className="grid min-h-11 flex-1 place-items-center rounded-xl px-2 text-center leading-tight font-semibold text-ink-soft transition has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-second"
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={shownTheme === theme}
                onChange={() => {
                  pressTheme(theme);
                  void choose({ theme });
                }}
                className="sr-only"
              />
              {copy.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 space-y-5">
        <CheckboxField
          label={copy.discreet}
          hint={copy.discreetHint}
          checked={isDiscreet}
          onChange={({ target: { checked } }) => {
            pressDiscreet(checked);
            void choose({ isDiscreet: checked });
          }}
        />
        {account.isDiscreet && (
          <Button variant="soft" onClick={hideScreen}>
            {copy.cover}
          </Button>
        )}
        <SelectField
          label={copy.zone}
          hint={copy.zoneHint}
          value={zone}
          onChange={({ target: { value } }) => {
            pressZone(value);
            void choose({ timeZone: value || null });
          }}
        >
          <option value="">{copy.ownZone(timeZone().replaceAll('_', ' '))}</option>
          {zones(zone || null).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </SelectField>
      </div>
    </SectionCard>
  );
}

/** All zones that this browser knows, and the chosen one even if unknown to this browser. */
function zones(chosen: string | null): string[] {
  const known = new Set([
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
    ...(chosen ? [chosen] : []),
  ]);
  return [...known].sort();
}
