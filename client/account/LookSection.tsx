import type { Account } from '../../contract/account/account.ts';
import { THEMES } from '../../contract/preferences.ts';
import { timeZone } from '../lib/time-zone.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { usePressed } from '../ui/use-pressed.ts';
import { lookCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useChoices } from './use-choices.ts';

/** Each choice takes effect as it is made; there is nothing to save. */
export function LookSection({ account }: { account: Account }) {
  const { shown, choose } = useChoices(account);
  const [shownTheme, pressTheme] = usePressed(shown.theme);
  const [zone, pressZone] = usePressed(shown.timeZone ?? '');
  return (
    <SectionCard heading={copy.heading}>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{copy.theme}</legend>
        <div className="flex gap-1 rounded-field border border-line bg-paper p-1">
          {THEMES.map((theme) => (
            <label
              key={theme}
              className="grid min-h-11 flex-1 place-items-center rounded-xl px-2 text-center leading-tight font-semibold text-ink-soft transition has-checked:bg-accent-soft has-checked:text-ink has-checked:inset-ring-1 has-checked:inset-ring-field-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-second"
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={shownTheme === theme}
                onChange={() => {
                  pressTheme(theme);
                  choose({ theme });
                }}
                className="sr-only"
              />
              {copy.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5">
        <SelectField
          label={copy.zone}
          hint={copy.zoneHint}
          value={zone}
          onChange={({ target: { value } }) => {
            pressZone(value);
            choose({ timeZone: value || null });
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
