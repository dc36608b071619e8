import { useId } from 'react';
import {
  NOTIFICATION_KINDS,
  type Reminders,
  WEEKDAYS,
} from '../../contract/notifications/reminders.ts';
import { useCouple } from '../auth/use-couple.ts';
import { placeOf } from '../lib/dates.ts';
import { Card } from '../ui/Card.tsx';
import { Chip } from '../ui/Chip.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { remindersCopy as copy } from './copy.ts';
import { PhoneNotifications } from './PhoneNotifications.tsx';
import { useChangeReminders, useReminders } from './use-reminders.ts';

const DEFAULT_QUIET = { from: '22:00', until: '08:00' };

/** Settings of a member's notifications: which, when, and where. */
export function RemindersSection() {
  const id = useId();
  const { isPending, data, refetch } = useReminders();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-4 text-heading">
          {copy.heading}
        </h2>
        {isPending ? (
          <Loading label={copy.loading} shapes={['h-150']} />
        ) : data ? (
          <Choices reminders={data} />
        ) : (
          <FailedState title={copy.failed} hint="" onRetry={refetch} />
        )}
      </Card>
    </section>
  );
}

function Choices({ reminders }: { reminders: Reminders }) {
  const { mutate } = useChangeReminders();
  const { partnerName } = useCouple();
  const { switches, days, time, quietHours, namesPartner, zone } = reminders;
  return (
    <>
      <p className="mb-5 text-ink-soft">{copy.lead}</p>
      <PhoneNotifications reminders={reminders} />
      <ul className="mt-4 divide-y divide-line/70">
        {NOTIFICATION_KINDS.map((kind) => (
          <li key={kind} className="py-2.5">
            <Switch
              label={copy.kinds[kind].label}
              hint={copy.kinds[kind].hint}
              checked={switches[kind]}
              onChange={({ target }) => mutate({ switches: { [kind]: target.checked } })}
            />
            {kind === 'reminder' && switches.reminder && (
              <Days days={days} time={time} zone={zone} onChange={mutate} />
            )}
          </li>
        ))}
        <li className="py-2.5">
          <Switch
            label={copy.namesPartner}
            hint={copy.namesPartnerHint(partnerName)}
            checked={namesPartner}
            onChange={({ target }) => mutate({ namesPartner: target.checked })}
          />
        </li>
        <li className="py-2.5">
          <Switch
            label={copy.quiet}
            hint={copy.quietHint}
            checked={quietHours !== null}
            onChange={({ target }) => mutate({ quietHours: target.checked ? DEFAULT_QUIET : null })}
          />
          {quietHours && (
            <div className="mt-3 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
              <TimeField
                label={copy.quietFrom}
                time={quietHours.from}
                onChange={(from) => mutate({ quietHours: { ...quietHours, from } })}
              />
              <TimeField
                label={copy.quietUntil}
                time={quietHours.until}
                onChange={(until) => mutate({ quietHours: { ...quietHours, until } })}
              />
            </div>
          )}
        </li>
      </ul>
    </>
  );
}

type DaysProps = Pick<Reminders, 'days' | 'time' | 'zone'> & {
  onChange: (changes: Partial<Pick<Reminders, 'days' | 'time'>>) => void;
};

function Days({ days, time, zone, onChange }: DaysProps) {
  return (
    <div className="mt-3 space-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-semibold">{copy.days}</legend>
        {WEEKDAYS.map((day) => {
          const isChosen = days.includes(day);
          const others = days.filter((other) => other !== day);
          return (
            <Chip
              key={day}
              isChosen={isChosen}
              onClick={() => onChange({ days: isChosen ? others : [...others, day] })}
            >
              {copy.weekdays[day - 1]}
            </Chip>
          );
        })}
      </fieldset>
      <TimeField
        label={copy.time}
        hint={copy.zone(placeOf(zone))}
        time={time}
        onChange={(next) => onChange({ time: next })}
      />
    </div>
  );
}

type TimeFieldProps = {
  label: string;
  hint?: string;
  time: string;
  onChange: (time: string) => void;
};

/** Saves the time when the field loses the focus: while typing, half of a time would be sent. */
function TimeField({ label, hint, time, onChange }: TimeFieldProps) {
  return (
    <TextField
      key={time}
      label={label}
      {...(hint && { hint })}
      type="time"
      required
      defaultValue={time}
      onBlur={({ target }) => {
        if (target.value && target.value !== time) onChange(target.value);
      }}
    />
  );
}
