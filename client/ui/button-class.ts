const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-tight transition select-none active:scale-[0.98] disabled:opacity-60 disabled:active:scale-100 aria-disabled:opacity-60';

const variants = {
  primary:
    'bg-accent text-on-accent shadow-card hover:bg-accent-strong hover:shadow-lift hover:-translate-y-px',
  soft: 'bg-accent-soft text-ink hover:bg-apricot',
  ghost: 'border border-ink/25 text-ink hover:border-ink/50 hover:bg-ink/5',
  quiet: 'text-ink-soft underline-offset-4 hover:text-ink hover:underline',
  danger: 'bg-danger-soft text-danger hover:brightness-95',
} as const;

export type ButtonVariant = keyof typeof variants;

/** Styles a button, and also a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}

/** Styles a link or button within text, with a target as high as a finger. */
export const textLinkClass =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
