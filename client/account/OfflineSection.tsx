import { useAuth } from '../auth/use-auth.ts';
import { AllOffline } from '../offline/AllOffline.tsx';
import { offlineCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';

export function OfflineSection() {
  const { user } = useAuth();
  return <SectionCard heading={copy.heading}>{user && <AllOffline user={user} />}</SectionCard>;
}
