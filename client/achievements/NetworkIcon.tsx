const shapes = {
  facebook: (
    <path d="M14 22v-8h2.8l.5-3.3H14V8.6c0-1 .4-1.7 1.8-1.7h1.6V4a20 20 0 0 0-2.4-.2c-2.6 0-4.3 1.6-4.3 4.4v2.5H7.8V14h2.9v8z" />
  ),
  twitter: (
    <path d="M22 5.9a8 8 0 0 1-2.3.6 4 4 0 0 0 1.8-2.2 8 8 0 0 1-2.6 1 4.1 4.1 0 0 0-7 3.7A11.6 11.6 0 0 1 3.4 4.7a4.1 4.1 0 0 0 1.3 5.5 4 4 0 0 1-1.9-.5 4.1 4.1 0 0 0 3.3 4 4 4 0 0 1-1.8.1 4.1 4.1 0 0 0 3.8 2.9A8.2 8.2 0 0 1 2 18.4a11.6 11.6 0 0 0 6.3 1.8c7.6 0 11.9-6.4 11.7-12.2A8 8 0 0 0 22 5.9" />
  ),
  instagram: (
    <path
      fillRule="evenodd"
      d="M8 2.5h8A5.5 5.5 0 0 1 21.500 8v8a5.500 5.500 0 0 1-5.500 5.500H8A5.500 5.500 0 0 1 2.500 16V8A5.500 5.500 0 0 1 8 2.500m0 2A3.500 3.500 0 0 0 4.500 8v8A3.500 3.500 0 0 0 8 19.500h8a3.500 3.500 0 0 0 3.500-3.500V8A3.500 3.500 0 0 0 16 4.500zm4 2.800a4.700 4.700 0 1 1 0 9.400 4.700 4.700 0 0 1 0-9.400m0 2a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400m5-3.600a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400"
    />
  ),
} as const;

/** The networks' own signs, drawn here because icon sets leave them out. */
export function NetworkIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
      {shapes[name]}
    </svg>
  );
}
