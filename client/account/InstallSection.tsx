import { InstallSteps } from '../offline/install/InstallSteps.tsx';
import { installSectionCopy as copy } from './copy.ts';
import { SectionCard } from './SectionCard.tsx';

export function InstallSection() {
  return (
    <SectionCard heading={copy.heading}>
      <div className="grid gap-5">
        <InstallSteps />
      </div>
    </SectionCard>
  );
}
