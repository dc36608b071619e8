import { failure } from '../../ui/toast-store.ts';

export const adultCopy = {
  title: 'Before the bedroom opens',
  text: 'The bedroom is for adults. Please tell us once that you’re 18 or older. We only save when you confirmed.',
  confirm: 'I Am 18 or Older',
  leave: 'Take Me Back',
  check: 'I’m 18 or older',
  checkHint:
    'The bedroom is for adults and asks each of you once. We only save when you confirmed.',
} as const;

export const notConfirmed = failure('Not Saved Yet', 'We couldn’t save that. Please try again.');
