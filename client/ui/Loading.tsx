import type { ComponentProps } from 'react';
import { Skeletons } from './Skeleton.tsx';

type LoadingProps = ComponentProps<'div'> & { label: string; shapes?: readonly string[] };

/** Shows the shapes of the content to come, and names it for screen readers. */
export function Loading({ label, shapes = [], children, ...rest }: LoadingProps) {
  return (
    <div role="status" {...rest}>
      <span className="sr-only">{label}</span>
      <Skeletons shapes={shapes} />
      {children}
    </div>
  );
}
