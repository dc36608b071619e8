import { type GlyphName, glyphPaths } from './glyph-paths.ts';

export function Glyph({ name, className = 'size-6' }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {glyphPaths[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
