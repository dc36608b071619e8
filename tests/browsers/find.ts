/** Ways to call something on a page: by its words, or a pattern of them. */
export type Wanted = {
  by: keyof typeof SELECTORS;
  words: string;
  isPattern: boolean;
  /** Name of the group, card or region that it is in. */
  within: string | null;
};

export const SELECTORS = {
  /** Something to press, by its whole name; a box or choice by its label. */
  press: 'a[href], button, summary, label, [role=tab], [role=switch]',
  /** A field to fill, by its whole label. */
  field: 'input, select, textarea',
  /** Any words on the page, or a part of them. */
  text: '*',
};

/** Finds the first element that people see and call so; in a dialog, if one is open. Runs in the page. */
export function find({ by, words, isPattern, within }: Wanted, selector: string): Element | null {
  const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const spokenText = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return inOneLine(copy?.textContent);
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = [...ids.map((id) => document.getElementById(id)), ...labels];
    if (element.matches('fieldset')) named.push(element.querySelector('legend'));
    if (named.length > 0) return named.map(spokenText).join(' ');
    return element.getAttribute('aria-label') ?? spokenText(element);
  };
  const pattern = isPattern ? new RegExp(words) : null;
  const isCalled = (element: Element) => {
    if (by === 'text') {
      const text = inOneLine(element.textContent);
      return pattern ? pattern.test(text) : text.includes(words);
    }
    return pattern ? pattern.test(nameOf(element)) : nameOf(element) === words;
  };
  const dialog = by === 'text' ? null : [...document.querySelectorAll('dialog:modal')].at(-1);
  const groups = document.querySelectorAll('fieldset, article, section, [role=group]');
  const group = within === null ? null : [...groups].find((one) => nameOf(one) === within);
  if (group === undefined) return null;
  const found = [...(group ?? dialog ?? document.body).querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isCalled(element),
  );
  // The last element around a text is the innermost one.
  if (by === 'text') return found.at(-1) ?? null;
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found[0] ?? null;
}
