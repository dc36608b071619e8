type Named = { firstName: string; lastName: string | null };

/** First letter of each name, shown in place of a missing picture. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName ?? '']
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}
