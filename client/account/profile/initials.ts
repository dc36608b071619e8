type Named = { firstName: string; lastName: string | null };

/** The first letter of each name, as the picture of someone who has none. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName ?? '']
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}
