/** As high as the card, until it comes. */
export function NudgePlace() {
  return <div className="min-h-41 sm:min-h-26" />;
}
