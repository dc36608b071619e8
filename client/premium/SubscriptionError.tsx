import { Link, useLocation, useSearch } from 'wouter';
import { rememberRedirect } from '../auth/redirect-after-login.ts';
import { paths, serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StillLife } from '../ui/StillLife.tsx';
import { errorCopy as copy } from './copy.ts';

type SubscriptionErrorProps = { isSignedOut?: boolean; onRetry?: () => void };

/** There is no form to show, and here is the way on. */
export function SubscriptionError({ isSignedOut = false, onRetry }: SubscriptionErrorProps) {
  const [path] = useLocation();
  const search = useSearch();

  function signIn() {
    rememberRedirect(search ? `${path}?${search}` : path);
    location.assign(serverPaths.login);
  }

  return (
    <Card className="mx-auto max-w-xl text-center">
      <StillLife motif="bedroom" className="mx-auto mb-6 size-40 rounded-full" />
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-3 text-lead">{copy.text}</p>
      {isSignedOut && <p className="mt-3 text-ink-soft">{copy.signedOut}</p>}
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        {isSignedOut && <Button onClick={signIn}>{copy.signIn}</Button>}
        {onRetry && <Button onClick={onRetry}>{copy.retry}</Button>}
        <Link href={paths.bedroom()} className={buttonClass('ghost')}>
          {copy.back}
        </Link>
      </div>
    </Card>
  );
}
