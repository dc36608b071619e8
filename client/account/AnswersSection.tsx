import { useAuth } from '../auth/use-auth.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { answersCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';

/** Shown to every member who has confirmed their age: erasing answers needs no premium. */
export function AnswersSection() {
  const { user } = useAuth();
  if (!user?.isAdult) return null;
  return (
    <SectionCard heading={copy.heading}>
      <p className="mb-5 text-ink-soft">{copy.text}</p>
      <LinkButton variant="soft" href={paths.yesMaybeNo()}>
        {copy.open}
      </LinkButton>
    </SectionCard>
  );
}
