/** The drawing arrives as finished markup: with the page, or from the rig when the app draws it. */
export function HeroPicture({ markup }: { markup: string | null }) {
  return (
    <div
      data-hero=""
      className="hero-picture"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made at build time.
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  );
}
