import type { Day } from '../../contract/calendar.ts';
import type { JournalEntry } from '../../contract/journal/journal.ts';
import type { Achievement } from '../../contract/progress/achievements.ts';
import type { Targets } from '../../contract/progress/progress.ts';
import type { Pause } from '../../contract/progress/streak.ts';
import { addressLines } from '../../contract/shop/address-lines.ts';
import { lineCents } from '../../contract/shop/cart-totals.ts';
import type { Order, OrderLine } from '../../contract/shop/orders.ts';
import type { Membership } from '../../contract/shop/premium.ts';
import { dollars } from '../../contract/shop/price.ts';
import { choiceText } from '../../contract/shop/products.ts';
import type { Session } from '../../contract/training/sessions.ts';
import type { exportedSheet } from '../bedroom/consent/own-choices.ts';
import type { exportedPlan } from '../progress/plan/exported-plan.ts';

export function entryText(entry: JournalEntry): string {
  const { createdAt, mood, isOwn, authorName, isSharedWithPartner, title, content } = entry;
  const heart = entry.hasHeart && (isOwn ? 'with a heart from your partner' : 'with your heart');
  const by = isOwn ? (isSharedWithPartner ? 'shared' : 'private') : `shared by ${authorName}`;
  const heading = [minute(createdAt), by, mood, heart].filter(Boolean).join(', ');
  return [`--- ${heading}`, ...(title ? [title, ''] : []), content].join('\n');
}

export function sessionText(session: Session): string {
  const { startedAt, workout, completedAt, duration, caloriesBurned } = session;
  const done = completedAt ? `${duration} min, ${caloriesBurned} kcal` : 'not completed';
  return `${minute(startedAt)}  ${workout.title} (${workout.category}): ${done}`;
}

type Kept = { title: string; category: string; keptAt: string };

export function keptText({ title, category, keptAt }: Kept): string {
  return `${minute(keptAt)}  ${title} (${category})`;
}

export function plannedText(planned: ReturnType<typeof exportedPlan>[number]): string {
  const { day, time, zone, workout, proposedBy, removedAt } = planned;
  const notes = [proposedBy && `from ${proposedBy}`, removedAt && 'taken off'].filter(Boolean);
  const told = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${day} ${time} ${zone}  ${workout}${told}`;
}

export function breakText({ firstDay, lastDay }: Pause): string {
  return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
}

export function goalText({ fromWeek, workouts, categories }: Targets & { fromWeek: Day }): string {
  return `From ${fromWeek}: ${workouts} workouts and ${categories} categories a week`;
}

export function orderText(order: Order): string {
  const { createdAt, reference, status, lines, totals, address, tracking } = order;
  return [
    `${minute(createdAt)}  order ${reference}: ${statusText(status)}`,
    ...lines.map(lineText),
    `  Delivery ${dollars(totals.shippingCents)}, total ${dollars(totals.totalCents)}`,
    ...(address ? [`  To ${addressLines(address).join(', ')}`] : []),
    ...(tracking ? [`  Tracking ${tracking}`] : []),
  ].join('\n');
}

/** The status is spelled as the calls have it; what people read is American English. */
const statusText = (status: Order['status']) => (status === 'cancelled' ? 'canceled' : status);

function lineText(line: OrderLine): string {
  const choice = choiceText(line);
  return `  ${line.quantity} x ${line.name}${choice && ` (${choice})`}  ${dollars(lineCents(line))}`;
}

export function achievementText({ unlockedAt, title, description }: Achievement): string {
  return `${unlockedAt?.slice(0, 10)}  ${title}: ${description}`;
}

export function membershipLines({ status, renewal, nextDate, invoices }: Membership): string[] {
  return [
    `Premium: ${status}, renewal ${renewal}${nextDate ? `, next date ${nextDate.slice(0, 10)}` : ''}`,
    ...invoices.map(({ issuedAt, amountCents, refundedCents, status, id }) => {
      const back = refundedCents > 0 ? `, ${dollars(refundedCents)} given back` : '';
      return `${issuedAt.slice(0, 10)}  invoice ${id}: ${dollars(amountCents)}, ${status}${back}`;
    }),
  ];
}

export function sheetLines(sheet: ReturnType<typeof exportedSheet>): string[] {
  const { answers, opensMaybes, ratings } = sheet;
  return [
    ...answers.map(({ question, choice }) => `${choice.padEnd(6)}${question}`),
    `Maybes open: ${opensMaybes ? 'yes' : 'no'}`,
    ...ratings.map(({ workout, rating }) => `${workout}: ${rating}`),
  ];
}

function minute(isoTime: string): string {
  return isoTime.slice(0, 16).replace('T', ' ');
}
