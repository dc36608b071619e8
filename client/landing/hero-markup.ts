let markup: string | null = null;

/** Keeps the picture that came with the page, so that no script downloads the picture again. */
export function keepHero(root: ParentNode): void {
  markup = root.querySelector('[data-hero]')?.innerHTML || null;
}

export function heroIfKept(): string | null {
  return markup;
}

export async function loadHero(): Promise<string> {
  if (markup === null) {
    const { heroSvg } = await import('../../illustration/hero.ts');
    markup = heroSvg();
  }
  return markup;
}
