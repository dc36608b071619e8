import { LegalPage } from './LegalPage.tsx';
import { termsText } from './terms-text.ts';

export function TermsPage() {
  return <LegalPage text={termsText} other="privacy" />;
}
