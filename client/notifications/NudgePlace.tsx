/** As high as the card, until it comes. */
export function NudgePlace() {
  return <div className="min-h-45 sm:min-h-26" />;
}
