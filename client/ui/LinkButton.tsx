import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'ref'> & { href: string; variant?: ButtonVariant };

export function LinkButton({ variant, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClass(variant, className)} {...rest} />;
}
