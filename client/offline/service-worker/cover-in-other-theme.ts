/**
 * The address of the same picture, of a workout, its first step or a challenge, for the dark theme or
 * for the light one; null for what is no cover.
 */
export function coverInOtherTheme(url: string): string | null {
  const [, cover, evening] =
    /^(\/covers\/(?:challenges\/|first-steps\/)?[\w-]+?)(-evening)?\.svg$/.exec(url) ?? [];
  return cover ? `${cover}${evening ? '' : '-evening'}.svg` : null;
}
