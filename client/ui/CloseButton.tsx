import { X } from 'lucide-react';

type CloseButtonProps = { label: string; onClose: () => void; className?: string };

export function CloseButton({ label, onClose, className = 'hover:bg-ink/8' }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={`grid size-11 place-items-center rounded-full ${className}`}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
