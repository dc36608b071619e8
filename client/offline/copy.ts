export const offlineCopy = {
  offline: 'You are offline.',
  unreachable: 'We cannot reach the server.',
  from: (time: string) => `This is from ${time}.`,
} as const;
