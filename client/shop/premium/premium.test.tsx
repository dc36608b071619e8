import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/auth/auth.ts';
import type { Membership } from '../../../contract/shop/premium.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { MembershipNotice } from './MembershipNotice.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { SubscribePage } from './SubscribePage.tsx';

const user: User = {
  id: '5d1b0b7e-0a57-4c0e-9a3c-0b9f6f1f0001',
  firstName: 'Kim',
  lastName: null,
  email: 'kim@example.org',
  profileImageUrl: null,
  createdAt: '2026-03-11T12:00:00.000Z',
  subscriptionStatus: 'none',
  sealingKey: '',
};
const membership: Membership = {
  status: 'active',
  priceCents: 1999,
  renewal: 'none',
  nextDate: '2026-04-11T12:00:00.000Z',
  isOwn: false,
  hasPortal: false,
  invoices: [],
};

let root: Root;
let answers: Record<string, unknown>;
let sent: { url: string; body: unknown }[];
beforeEach(() => {
  document.documentElement.dataset.login = 'held';
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  answers = {
    '/api/user': user,
    '/api/subscription': membership,
    '/api/workouts/category/bedroom': [],
  };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push({ url, body: body ? JSON.parse(String(body)) : null });
    const answer = answers[url];
    if (answer instanceof Response) return answer;
    return new Response(answer === null ? null : JSON.stringify(answer), {
      status: answer === null ? 204 : 200,
    });
  });
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

function show(element: ReactElement) {
  const page = <QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>;
  root.render(page);
}
const words = () => document.body.textContent ?? '';
const press = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click();

test.each([{}, { clientSecret: '' }, { clientSecret: null }])(
  'an answer without a client secret (%j) is a Subscription Error',
  async (start) => {
    // “Subscription Error / Unable to create subscription. Please try again. (no client secret received)”
    answers['/api/create-subscription'] = { provider: 'sandbox', publishableKey: null, ...start };
    show(<SubscribePage />);
    await expect.poll(words).toContain('Unable to initialize subscription.');
    await expect.poll(currentToast.get).toMatchObject({
      title: 'Subscription Error',
      description: 'Unable to create subscription. Please try again.',
      variant: 'destructive',
    });
  },
);

test('whoever stays when the payer leaves is asked, and the answer is sent', async () => {
  const asked = { ...user, subscriptionStatus: 'active', membershipNotice: 'payer left' };
  for (const [label, wantsReminder] of [
    ['Yes, Email Me Then', true],
    ['No, Let It End', false],
  ] as const) {
    answers['/api/user'] = asked;
    answers['/api/subscription/notice'] = null;
    show(<MembershipNotice key={label} />);
    await expect.poll(words).toContain('You have Premium until April 11, 2026');
    answers['/api/user'] = { ...user, subscriptionStatus: 'active' };
    press(label);
    await expect.poll(words).toBe('');
    expect(sent.at(-1)).toEqual({ url: '/api/subscription/notice', body: { wantsReminder } });
  }
});

test.each([
  [3, 'You have 3 free workouts left.'],
  [1, 'You have 1 free workout left.'],
  [0, 'You’ve used your 3 free workouts.'],
])('with %i free workouts left the membership says so', async (left, sentence) => {
  answers['/api/subscription'] = { ...membership, status: 'none', nextDate: null };
  answers['/api/sessions/free'] = { left };
  show(<MembershipSection />);
  await expect.poll(words).toContain(sentence);
});

test('whoever ends the partner’s unpaid subscription goes on to a form of their own', async () => {
  answers['/api/create-subscription'] = new Response('{}', { status: 409 });
  answers['/api/subscription'] = { ...membership, status: 'past_due', renewal: 'on' };
  show(<SubscribePage />);
  await expect.poll(words).toContain('Pay with My Card');
  answers['/api/subscription/cancel'] = { ...membership, status: 'canceled' };
  answers['/api/create-subscription'] = {
    provider: 'sandbox',
    publishableKey: null,
    clientSecret: 'secret',
    status: 'incomplete',
  };
  press('Pay with My Card');
  await expect.poll(words).toContain('Card number');
});
