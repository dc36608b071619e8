import { addDays, type Day } from '../calendar.ts';

/** Business days from a payment to the parcel's departure, and from there to the door. */
const PACKING = { fewest: 1, most: 2 };
const ON_ITS_WAY = { fewest: 3, most: 6 };

const SATURDAY = 6;
const SUNDAY = 0;

/** Estimates on which days a parcel arrives, in any country we deliver to. Knows no holidays. */
export function deliveryEstimate(shipped: Day): { first: Day; last: Day } {
  const { fewest, most } = ON_ITS_WAY;
  return { first: addBusinessDays(shipped, fewest), last: addBusinessDays(shipped, most) };
}

/** The same for an order that is yet to be packed. */
export function estimateBeforePacking(paid: Day): { first: Day; last: Day } {
  const { first } = deliveryEstimate(addBusinessDays(paid, PACKING.fewest));
  const { last } = deliveryEstimate(addBusinessDays(paid, PACKING.most));
  return { first, last };
}

function addBusinessDays(day: Day, count: number): Day {
  let date = day;
  for (let left = count; left > 0; ) {
    date = addDays(date, 1);
    const weekday = new Date(date).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left--;
  }
  return date;
}
