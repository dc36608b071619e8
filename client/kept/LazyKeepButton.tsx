import { lazy, Suspense } from 'react';
import type { KeepButtonProps } from './KeepButton.tsx';

/** After the page itself: nobody presses a heart before they have seen the workout. */
const KeepButton = lazy(() =>
  import('./KeepButton.tsx').then(
    ({ KeepButton }) => ({ default: KeepButton }),
    () => ({ default: () => null }),
  ),
);

export function LazyKeepButton(props: KeepButtonProps) {
  return (
    <Suspense>
      <KeepButton {...props} />
    </Suspense>
  );
}
