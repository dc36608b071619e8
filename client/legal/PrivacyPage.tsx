import { LegalPage } from './LegalPage.tsx';
import { privacyText } from './privacy-text.ts';

export function PrivacyPage() {
  return <LegalPage text={privacyText} other="terms" />;
}
