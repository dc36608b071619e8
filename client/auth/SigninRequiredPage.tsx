import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths, type SignInReason, serverPaths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { gateButtons as buttons, gateCopy } from './copy.ts';
import { signInTabs } from './other-tabs.ts';
import { type GateState, rememberRedirect } from './redirect-after-login.ts';

export function SigninRequiredPage() {
  const [search] = useSearchParams();
  const { title, description, benefits } = gateCopy[reasonIn(search.get('reason'))];
  const from = useHistoryState<GateState | null>()?.from ?? paths.home();

  // Let a member in here too who signs in in another tab.
  useEffect(() => signInTabs.listen(() => location.replace(from)), [from]);

  function signIn() {
    rememberRedirect(from);
    location.assign(serverPaths.login);
  }

  return (
    <AuthLayout title={title} heading={title} lead={description}>
      <ul className="stagger mt-8 space-y-4">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-4">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-second-soft text-second">
              <Check aria-hidden="true" className="size-4" />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-3 sm:grid-cols-2">
        <Button onClick={signIn}>{buttons.signIn}</Button>
        <LinkButton href={paths.signup()} variant="ghost">
          {buttons.createAccount}
        </LinkButton>
      </div>
    </AuthLayout>
  );
}

function reasonIn(text: string | null): SignInReason {
  return text === 'premium' || text === 'progress' ? text : 'general';
}
