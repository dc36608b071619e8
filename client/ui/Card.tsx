import type { ComponentProps } from 'react';

export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`rounded-card border border-line/70 bg-raised p-6 shadow-card sm:p-8 ${className}`}
      {...rest}
    />
  );
}
