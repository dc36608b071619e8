import { useCouple } from '../auth/use-couple.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { liveCopy as copy } from './copy.ts';
import { PhonesIcon } from './PhonesIcon.tsx';

type TwoPhonesLinkProps = {
  workoutId: number;
  /** Id of the workout's heading. */
  describedBy: string;
  className?: string;
};

/** Offers, beside a card's Start Workout, the same workout with a phone for each partner. */
export function TwoPhonesLink({ workoutId, describedBy, className = '' }: TwoPhonesLinkProps) {
  if (!useCouple().hasPartner) return null;
  return (
    <LinkButton
      variant="ghost"
      href={paths.workoutOnTwoPhones(workoutId)}
      aria-describedby={describedBy}
      title={copy.togetherLead}
      className={`px-4 ${className}`}
    >
      <PhonesIcon />
      {copy.onTwoPhones}
    </LinkButton>
  );
}
