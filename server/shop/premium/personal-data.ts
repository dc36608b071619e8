import type { Membership } from '../../../contract/shop/premium.ts';
import { dollars } from '../../../contract/shop/price.ts';
import type { PersonalData } from '../../personal-data.ts';
import { endSubscriptionNow } from './manage-subscription.ts';
import { membershipOf } from './membership.ts';
import { sendMembershipMailsSoon } from './membership-mail.ts';
import { erasePayer } from './payer-queries.ts';
import { openSubscriptionOf } from './queries.ts';

export const premiumData: PersonalData = {
  tables: { subscriptions: 'membership', invoices: 'membership', premiumGrants: null },
  async exported(deps, reader) {
    const membership = await membershipOf(deps, reader);
    const about = 'your subscription and its invoices';
    return [{ name: 'membership', about, json: membership, lines: membershipLines(membership) }];
  },
  erasure: {
    // Block erasing the last member, because nobody would remain to cancel the subscription.
    isHeld: async (tx, _needs, { isLast, coupleId }) =>
      isLast && (await openSubscriptionOf(tx, coupleId)) !== null,
    end: (needs, { coupleId }) => endSubscriptionNow(needs, coupleId),
    afterMember: (tx, gone, now) => erasePayer(tx, gone, gone.row?.billingCustomerId ?? null, now),
    afterwards: sendMembershipMailsSoon,
  },
};

function membershipLines({ status, renewal, nextDate, invoices }: Membership): string[] {
  return [
    `Premium: ${status}, renewal ${renewal}${nextDate ? `, next date ${nextDate.slice(0, 10)}` : ''}`,
    ...invoices.map(({ issuedAt, amountCents, refundedCents, status, id }) => {
      const back = refundedCents > 0 ? `, ${dollars(refundedCents)} refunded` : '';
      return `${issuedAt.slice(0, 10)}  invoice ${id}: ${dollars(amountCents)}, ${status}${back}`;
    }),
  ];
}
