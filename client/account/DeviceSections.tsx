import { RemindersSection } from '../notifications/RemindersSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { OfflineSection } from './OfflineSection.tsx';

/** The app on this device: on its home screen, with its notifications, without a network. */
export function DeviceSections() {
  return (
    <>
      <InstallSection />
      <RemindersSection />
      <OfflineSection />
    </>
  );
}
