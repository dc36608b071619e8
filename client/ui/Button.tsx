import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Its work is under way: it cannot be pressed again, and shows that something happens. */
  isBusy?: boolean;
};

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  isBusy = false,
  disabled = isBusy,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} disabled={disabled} className={buttonClass(variant, className)} {...rest}>
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
