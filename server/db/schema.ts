// Every table, for Drizzle and its generator; whoever asks one imports it from its own file.
export * from './tables/account.ts';
export * from './tables/achievements.ts';
export * from './tables/auth.ts';
export * from './tables/challenges.ts';
export * from './tables/consent.ts';
export * from './tables/couples.ts';
export * from './tables/journal.ts';
export * from './tables/live.ts';
export * from './tables/mail.ts';
export * from './tables/operators.ts';
export * from './tables/passkeys.ts';
export * from './tables/payments.ts';
export * from './tables/premium.ts';
export * from './tables/progress.ts';
export * from './tables/sessions.ts';
export * from './tables/store.ts';
export * from './tables/throttles.ts';
