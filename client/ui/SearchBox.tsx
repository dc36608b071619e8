import { Search } from 'lucide-react';
import { useRef } from 'react';
import { CloseButton } from './CloseButton.tsx';

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

export function SearchBox({ label, placeholder, value, onChange, className = '' }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={`relative block ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        // Keep browsers from writing typed text to the disk, to restore the tab.
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        className="min-h-13 w-full rounded-full border border-field-line bg-raised pr-12 pl-12 text-ink placeholder:text-ink-soft hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <CloseButton
          label="Clear search"
          onClose={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-1 my-auto text-ink-soft hover:text-ink"
        />
      )}
    </search>
  );
}
