import { useLocation, useSearch } from 'wouter';
import { rememberRedirect } from '../../auth/redirect-after-login.ts';
import { paths, serverPaths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlaceholderArt } from '../../ui/PlaceholderArt.tsx';
import { errorCopy as copy } from './copy.ts';

type SubscriptionErrorProps = { isSignedOut?: boolean; onRetry?: () => void };

/** Replaces the payment form when there is none to show. */
export function SubscriptionError({ isSignedOut = false, onRetry }: SubscriptionErrorProps) {
  const [path] = useLocation();
  const search = useSearch();

  function signIn() {
    rememberRedirect(search ? `${path}?${search}` : path);
    location.assign(serverPaths.login);
  }

  return (
    <Card className="mx-auto max-w-xl text-center">
      <PlaceholderArt motif="bedroom" className="mx-auto mb-6 size-40 rounded-full" />
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-3 text-lead">{copy.text}</p>
      {isSignedOut && <p className="mt-3 text-ink-soft">{copy.signedOut}</p>}
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        {isSignedOut && <Button onClick={signIn}>{copy.signIn}</Button>}
        {onRetry && <Button onClick={onRetry}>{copy.retry}</Button>}
        <LinkButton href={paths.bedroom()} variant="ghost">
          {copy.back}
        </LinkButton>
      </div>
    </Card>
  );
}
