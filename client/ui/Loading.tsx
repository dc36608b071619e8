import type { ComponentProps } from 'react';

type LoadingProps = ComponentProps<'div'> & { label: string };

/** Shows skeletons of the content to come, and names it for screen readers. */
export function Loading({ label, children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
