/**
 * What was typed for an order and not sent yet. It is kept in the page's memory alone, so that it is
 * there again when an operator whose hour was over has signed in anew.
 */
const drafts = new Map<string, string>();

export const trackingDraft = (orderId: string) => drafts.get(orderId) ?? '';

export function saveTrackingDraft(orderId: string, text: string): void {
  if (text === '') drafts.delete(orderId);
  else drafts.set(orderId, text);
}

export const dropTrackingDrafts = () => drafts.clear();
