import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import type { KeepOnPhone as Loaded } from './KeepOnPhone.tsx';

type Props = ComponentProps<typeof Loaded>;

/** After the player itself, at its end. */
const KeepOnPhone = lazy<ComponentType<Props>>(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('./KeepOnPhone.tsx').then(
    ({ KeepOnPhone }) => ({ default: KeepOnPhone }),
    () => ({ default: () => null }),
  );
});

export function LazyKeepOnPhone(props: Props) {
  return (
    <Suspense>
      <KeepOnPhone {...props} />
    </Suspense>
  );
}
