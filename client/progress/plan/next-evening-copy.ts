/** Words of the closing card about the next evening. */
export const nextEveningCopy = {
  next: 'Next time',
  today: (time: string) => `Today ${time}`,
  planned: (weekday: string, time: string) => `${weekday} ${time}`,
  sameTime: (weekday: string) => `Same time on ${weekday}?`,
  again: (weekday: string) => `Again on ${weekday}?`,
  remind: 'Yes, Remind Me',
} as const;
