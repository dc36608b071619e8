import { failure } from '../../ui/toast-store.ts';

export const offerCopy = {
  title: 'Next time, without a password?',
  text: 'Your fingerprint, face or device PIN can sign you in. It stays on your device: we never see it, and nobody else can use it. Your password still works too.',
  add: 'Add a Passkey',
  adding: 'Waiting for Your Device...',
  later: 'Not Now',
  never: 'Don’t Ask Again Here',
  added: { title: 'Passkey Added', description: 'Next time, your device can sign you in.' },
  failed: failure('Passkey Not Added'),
} as const;
