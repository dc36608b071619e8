import { useEffect, useRef } from 'react';

type TextToCopyProps = { label: string; text: string; rows: number };

/** Shows a text that could not be copied, selected, so that the member can copy it. */
export function TextToCopy({ label, text, rows }: TextToCopyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is selected anew.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <textarea
      ref={field}
      readOnly
      aria-label={label}
      value={text}
      rows={rows}
      onFocus={({ target }) => target.select()}
      className="w-full rounded-field border border-field-line bg-paper p-4 text-sm"
    />
  );
}
