/** Position in a list that is ordered by time. */
export type Position = { createdAt: string; id: string };

/** Marks where the next page begins. The cursor stays valid if entries are added or deleted. */
export function cursorAfter({ createdAt, id }: Position): string {
  return `${createdAt}~${id}`;
}
