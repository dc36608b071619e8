import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { textLinkClass } from '../ui/button-class.ts';
import { legalCopy as copy } from './copy.ts';

/** Links to the privacy and terms pages, for the foot of a page. */
export function LegalLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-6 ${className}`}>
      <Link href={paths.privacy()} className={textLinkClass}>
        {copy.privacy}
      </Link>
      <Link href={paths.terms()} className={textLinkClass}>
        {copy.terms}
      </Link>
    </p>
  );
}
