import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/**
 * Arranges a dialog's buttons: the main one comes first, on top on a phone and rightmost elsewhere.
 */
export function DialogButtons({ className = '', children }: Props) {
  return <div className={`grid gap-3 sm:flex sm:flex-row-reverse ${className}`}>{children}</div>;
}
