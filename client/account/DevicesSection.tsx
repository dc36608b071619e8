import { MonitorSmartphone } from 'lucide-react';
import type { Device } from '../../contract/account/account.ts';
import { useDateAndTime } from '../lib/dates.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { devicesCopy as copy } from './copy.ts';
import { accountCopy } from './list-copy.ts';
import { SectionCard } from './SectionCard.tsx';
import { useDevices, useSignOutDevice } from './use-account.ts';

export function DevicesSection() {
  const devices = useDevices();
  return (
    <SectionCard heading={copy.heading}>
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
    </SectionCard>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const signOut = useSignOutDevice();
  function end(id: string | null) {
    if (!signOut.isPending) signOut.mutate(id);
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
  const dateAndTime = useDateAndTime();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">{device.name}</p>
        <p className="text-sm text-ink-soft">
          {device.isCurrent ? copy.now : copy.seen(dateAndTime(device.lastSeenAt))}
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
