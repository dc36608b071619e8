import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { KeepOnPhone as QueryStates } from './KeepOnPhone.tsx';

type Props = ComponentProps<typeof QueryStates>;

/** Loads when the browser is idle, because the player comes first and this switch is at its end. */
const KeepOnPhone = lazyPart(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return (await import('./KeepOnPhone.tsx')).KeepOnPhone;
});

export function LazyKeepOnPhone(props: Props) {
  return (
    <Suspense>
      <KeepOnPhone {...props} />
    </Suspense>
  );
}
