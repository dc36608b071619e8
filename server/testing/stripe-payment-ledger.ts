import { type Answer, type Call, found, missing, refused } from './stripe-answers.ts';

export type BookedPayment = {
  id: string;
  amount: number;
  status: string;
  metadata: Record<string, string>;
  refunded: number;
};

const LEAST_CENTS = 50;
/** Longest suffix, beside an account prefix of ten characters, a star and a space. */
const SUFFIX_MAX = 10;

/** Keeps one-off payments as Stripe would. */
export function paymentIntents() {
  const booked = new Map<string, BookedPayment>();

  function create({ params }: Call): Answer {
    const amount = Number(params.amount);
    if (!Number.isInteger(amount) || amount < LEAST_CENTS)
      return refused('Invalid integer: amount');
    if (params.currency !== 'usd') return refused('Invalid currency');
    if ((params.statement_descriptor_suffix ?? '').length > SUFFIX_MAX) {
      return refused('The statement descriptor is too long.');
    }
    const payment: BookedPayment = {
      id: `pi_${booked.size + 1}`,
      amount,
      status: 'requires_payment_method',
      metadata: {
        couple_id: params['metadata[couple_id]'] ?? '',
        order_id: params['metadata[order_id]'] ?? '',
      },
      refunded: 0,
    };
    booked.set(payment.id, payment);
    return found(paymentObject(payment));
  }

  function cancel(payment: BookedPayment): Answer {
    if (!payment.status.startsWith('requires_')) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${payment.status}.`;
      return refused(message, 'payment_intent_unexpected_state');
    }
    payment.status = 'canceled';
    return found(paymentObject(payment));
  }

  function refund(payment: BookedPayment): Answer {
    if (payment.status !== 'succeeded') return refused('This payment was not made.');
    if (payment.refunded > 0) return refused('Already refunded.', 'charge_already_refunded');
    payment.refunded = payment.amount;
    return found({ id: `re_${payment.id}`, object: 'refund', status: 'succeeded' });
  }

  function answer(call: Call): Answer {
    const [, , resource, id = '', action] = call.path.split('/');
    if (resource === 'refunds') {
      const payment = booked.get(call.params.payment_intent ?? '');
      return payment ? refund(payment) : missing('payment_intent');
    }
    if (!id) return create(call);
    const payment = booked.get(id);
    if (!payment) return missing(id);
    return action === 'cancel' ? cancel(payment) : found(paymentObject(payment));
  }

  return { booked, answer };
}

/** Formats a payment as Stripe does in answers and events. */
export function paymentObject({ refunded, ...payment }: BookedPayment) {
  return {
    object: 'payment_intent',
    ...payment,
    currency: 'usd',
    amount_received: payment.status === 'succeeded' ? payment.amount : 0,
    client_secret: `${payment.id}_secret`,
  };
}

/** Formats a payment's charge, which carries the payment's metadata. */
export function chargeObject({ id, amount, metadata, refunded }: BookedPayment) {
  return {
    id: `ch_${id}`,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
    payment_intent: id,
    metadata,
  };
}
