import { MonitorSmartphone } from 'lucide-react';
import type { Device } from '../../contract/account.ts';
import { usePreferences } from '../lib/preferences.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { AccountSection } from './AccountSection.tsx';
import { accountCopy, accountToasts, devicesCopy as copy } from './copy.ts';
import { toastRefusal } from './refusal.ts';
import { useDevices, useSignOutDevice } from './use-account.ts';

export function DevicesSection() {
  const devices = useDevices();
  return (
    <AccountSection heading={copy.heading}>
      {devices.isPending && <Skeleton className="h-24" />}
      {devices.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{copy.failed}</p>
          <Button variant="soft" onClick={() => void devices.refetch()}>
            {accountCopy.retry}
          </Button>
        </div>
      )}
      {devices.data && <DeviceList devices={devices.data} />}
    </AccountSection>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const signOut = useSignOutDevice();
  function end(id: string | null) {
    if (signOut.isPending) return;
    signOut.mutate(id, {
      onSuccess: () => toast(id === null ? accountToasts.othersSignedOut : accountToasts.signedOut),
      onError: (error) => toastRefusal(error),
    });
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => end(device.id)} />
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button variant="soft" className="mt-4" onClick={() => end(null)}>
          {copy.signOutOthers}
        </Button>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{copy.alone}</p>
      )}
    </>
  );
}

function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { timeZone } = usePreferences();
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">{device.name}</p>
        <p className="text-sm text-ink-soft">
          {device.isCurrent ? copy.now : copy.seen(format.format(new Date(device.lastSeenAt)))}
        </p>
      </div>
      {device.isCurrent ? (
        <Badge tone="second">{copy.current}</Badge>
      ) : (
        <Button variant="ghost" aria-label={`${copy.signOut}: ${device.name}`} onClick={onSignOut}>
          {copy.signOut}
        </Button>
      )}
    </li>
  );
}
