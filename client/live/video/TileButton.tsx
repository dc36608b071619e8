import type { ReactNode } from 'react';

type TileButtonProps = {
  label: string;
  className?: string;
  /** Set for a switch only: whether the switch is on. */
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function TileButton({ label, className = '', isOn, onPress, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-off={isOn === false || undefined}
      className={`video-button ${className}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
