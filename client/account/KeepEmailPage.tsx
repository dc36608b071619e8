import { keepEmailCopy as copy } from './copy.ts';
import { EmailLink } from './EmailLink.tsx';

export function KeepEmailPage() {
  return <EmailLink what="keep" copy={copy} />;
}
