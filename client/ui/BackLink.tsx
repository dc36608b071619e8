import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="mb-2 -ml-2 inline-flex min-h-11 items-center gap-1 pr-3 font-semibold text-ink-soft hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}
