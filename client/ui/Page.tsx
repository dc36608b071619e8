import type { ComponentProps } from 'react';

const widths = {
  narrow: 'max-w-xl',
  medium: 'max-w-3xl',
  wide: 'max-w-6xl',
} as const;

type PageProps = ComponentProps<'main'> & { width?: keyof typeof widths };

export function Page({ width = 'wide', className = '', ...rest }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`arrive mx-auto w-full px-5 py-8 sm:px-8 lg:px-12 lg:py-12 flat:py-4 ${widths[width]} ${className}`}
      {...rest}
    />
  );
}
