import { Users } from 'lucide-react';
import { useCouple } from '../auth/use-couple.ts';
import { AvatarPair } from '../ui/AvatarPair.tsx';

/** Shows the couple's two faces; a visitor has none yet and sees a plain icon. */
export function PhonesIcon() {
  const { faces } = useCouple();
  if (faces.length === 0) return <Users aria-hidden="true" className="size-5 shrink-0" />;
  return <AvatarPair faces={faces} />;
}
