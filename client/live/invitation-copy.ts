/** The words of the invitation into a room, which any page may show at once. */
export const invitationCopy = {
  startedBy: (name: string, title: string) => `${name} started ${title}`,
  /** While the lock is closed, nothing says which workout it is. */
  startedLocked: (name: string) => `${name} started a workout`,
  yoursLocked: 'Your workout is still open for you two',
  yours: (title: string) => `${title} is still open for you two`,
  join: 'Join',
  goBack: 'Go Back',
  notNow: 'Not now',
  invitation: 'Workout together',
} as const;
