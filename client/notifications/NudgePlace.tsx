/** Placeholder as high as the card. */
export function NudgePlace() {
  return <div className="min-h-45 sm:min-h-26" />;
}
