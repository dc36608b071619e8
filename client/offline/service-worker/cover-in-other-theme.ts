/**
 * Address of the same cover in the other theme, light or dark. Covers belong to workouts, their
 * first steps and challenges. Null for any other address.
 */
export function coverInOtherTheme(url: string): string | null {
  const [, cover, evening] =
    /^(\/covers\/(?:challenges\/|first-steps\/)?[\w-]+?)(-evening)?\.svg$/.exec(url) ?? [];
  return cover ? `${cover}${evening ? '' : '-evening'}.svg` : null;
}
