/** Words of the invitation into a room, which any page may show at once. */
export const invitationCopy = {
  startedBy: (name: string, title: string) => `${name} started ${title}`,
  /** Hides the workout's title while the lock is closed. */
  startedLocked: (name: string) => `${name} started a workout`,
  yoursLocked: 'Your workout is still open for you two',
  yours: (title: string) => `${title} is still open for you two`,
  join: 'Join',
  goBack: 'Go Back',
  notNow: 'Not now',
  invitation: 'Workout together',
} as const;
