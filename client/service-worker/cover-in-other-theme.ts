/**
 * The address of the same cover, of a workout or a challenge, for the dark theme or for the light one;
 * null for what is no cover.
 */
export function coverInOtherTheme(url: string): string | null {
  const [, cover, evening] =
    /^(\/covers\/(?:challenges\/)?[\w-]+?)(-evening)?\.svg$/.exec(url) ?? [];
  return cover ? `${cover}${evening ? '' : '-evening'}.svg` : null;
}
