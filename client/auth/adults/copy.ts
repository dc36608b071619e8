import { failure } from '../../ui/toast-store.ts';

export const adultCopy = {
  title: 'Before the bedroom opens',
  text: 'The bedroom is for adults. Please tell us once that you are 18 or older. We keep the moment you said so, and nothing else about your age.',
  confirm: 'I Am 18 or Older',
  leave: 'Take Me Back',
} as const;

export const notConfirmed = failure(
  'Not Saved Yet',
  'We could not save that. Please press once more.',
);
