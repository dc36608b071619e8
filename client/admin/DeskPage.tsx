import { useEffect, useState } from 'react';
import { FailedState } from '../ui/FailedState.tsx';
import { Page } from '../ui/Page.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { deskCopy as copy } from './copy.ts';
import { Desk } from './Desk.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useOperator } from './use-operator.ts';

/**
 * Page of the operators. Separate from the couples' app: no navigation, no live stream, no cover.
 */
export function DeskPage() {
  const login = useOperator();
  /** Name of the operator who was signed in until their hour was over. */
  const [lastName, setLastName] = useState<string | null>(null);
  useEffect(() => {
    document.title = copy.title;
  }, []);

  if (login.data) {
    const { name } = login.data;
    return <Desk key={login.dataUpdatedAt} login={login.data} onOver={() => setLastName(name)} />;
  }
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <Page width="narrow" className="lg:py-20">
        {login.data === null ? (
          <SignInForm lastName={lastName} />
        ) : login.isError ? (
          <FailedState title={copy.failed} onRetry={login.refetch} />
        ) : (
          <Waiting label={copy.loading} />
        )}
      </Page>
    </div>
  );
}
