import { type ReactNode, useId } from 'react';
import { Card } from '../ui/Card.tsx';

export function SectionCard({ heading, children }: { heading: string; children: ReactNode }) {
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
