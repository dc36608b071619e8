/** 1 minute, 12 minutes */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** 12 min */
export const minutesText = (minutes: number) => `${minutes} min`;
