import { useLayoutEffect, useRef } from 'react';

type MediaSlotProps = { element: HTMLVideoElement; label: string; className: string };

/** Holds a video element that outlives this view; moved within one step it does not stop. */
export function MediaSlot({ element, label, className }: MediaSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.setAttribute('aria-label', label);
    slot.current?.append(element);
    // Some browsers pause what is moved all the same.
    if (element.srcObject && element.paused) void element.play().catch(() => {});
  }, [element, label]);
  return <div ref={slot} className={className} />;
}
