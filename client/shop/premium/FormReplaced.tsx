import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { replacedCopy as copy } from './copy.ts';

/** Explains that only the newer of two open forms can be paid. */
export function FormReplaced({ onOpen }: { onOpen: () => void }) {
  return (
    <Card className="mx-auto max-w-xl text-center">
      <PageHeading>{copy.heading}</PageHeading>
      <p role="alert" className="mt-3 text-lead">
        {copy.text}
      </p>
      <Button onClick={onOpen} className="mt-8">
        {copy.open}
      </Button>
    </Card>
  );
}
