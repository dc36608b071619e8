import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** True while the button's work is under way: shows activity and cannot be pressed again. */
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
