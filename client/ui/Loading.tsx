import type { ComponentProps } from 'react';

type LoadingProps = ComponentProps<'div'> & { label: string };

/** Skeletons of what is on its way, and its name for screen readers. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
