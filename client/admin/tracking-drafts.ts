/**
 * Tracking numbers that were typed but not sent yet. They stay in the page's memory alone, and are
 * still there for an operator who signs in again after their hour.
 */
const drafts = new Map<string, string>();

export const trackingDraft = (orderId: string) => drafts.get(orderId) ?? '';

export function saveTrackingDraft(orderId: string, text: string): void {
  if (text === '') drafts.delete(orderId);
  else drafts.set(orderId, text);
}

export const dropTrackingDrafts = () => drafts.clear();
