import type { ComponentProps } from 'react';

const tones = {
  accent: 'bg-accent-soft text-ink',
  second: 'bg-second-soft text-second',
  plain: 'bg-sunk text-ink-soft',
  green: 'bg-green-soft text-green',
  yellow: 'bg-yellow-soft text-yellow',
  red: 'bg-danger-soft text-danger',
} as const;

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

export function Badge({ tone = 'plain', className = '', ...rest }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${tones[tone]} ${className}`}
      {...rest}
    />
  );
}
