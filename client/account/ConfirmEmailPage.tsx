import { confirmEmailCopy as copy } from './copy.ts';
import { EmailLink } from './EmailLink.tsx';

export function ConfirmEmailPage() {
  return <EmailLink what="confirm" copy={copy} />;
}
