import type { ComponentProps } from 'react';

type ChipProps = Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & { isChosen: boolean };

export function Chip({ isChosen, className = 'px-5', ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`min-h-11 rounded-full border border-ink/25 font-semibold transition hover:border-ink/50 aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent ${className}`}
      {...rest}
    />
  );
}
