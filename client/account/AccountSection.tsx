import { type ReactNode, useId } from 'react';
import { Card } from '../ui/Card.tsx';

type AccountSectionProps = { heading: string; children: ReactNode };

export function AccountSection({ heading, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="mb-4 text-heading">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}
