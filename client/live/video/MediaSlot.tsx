import { useLayoutEffect, useRef } from 'react';

type MediaSlotProps = { element: HTMLVideoElement; label: string; className: string };

/**
 * Holds a video element that outlives this view. Moving the element within one task does not stop
 * the video.
 */
export function MediaSlot({ element, label, className }: MediaSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.setAttribute('aria-label', label);
    slot.current?.append(element);
    // Play again: some browsers pause an element that is moved.
    if (element.srcObject && element.paused) void element.play().catch(() => {});
  }, [element, label]);
  return <div ref={slot} className={className} />;
}
