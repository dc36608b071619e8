/** Step of the welcome tour as an editor writes it. */
export type TourStep = {
  id: 'welcome' | 'categories' | 'premium' | 'progress' | 'journal' | 'ready';
  title: (name: string) => string;
  text: string;
  /** Small scene above the step. */
  scene: 'sun' | 'strength' | 'bedroom' | 'rings' | 'book' | 'pennants';
};

export const tourSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    title: (name) => `Welcome, ${name}`,
    text: 'This is your room for two: workouts to share, a little friendly competition and a place for your words. Six short steps, and it is yours.',
    scene: 'sun',
  },
  {
    id: 'categories',
    title: () => 'Five ways to move',
    text: 'Stretch, strength, cardio and cool down, each with workouts made for a pair, and every step drawn for you. Your first three are free. Share one phone, or take one each and stay in step.',
    scene: 'strength',
  },
  {
    id: 'premium',
    title: () => 'When the lights go low',
    text: 'Premium opens the bedroom workouts: massage, breath and slow movement for the two of you. It is $19.99 a month, and as many workouts as you like.',
    scene: 'bedroom',
  },
  {
    id: 'progress',
    title: () => 'Watch it add up',
    text: 'Every workout fills your week, feeds your streak and earns you medals. Whatever one of you does, both of you keep.',
    scene: 'rings',
  },
  {
    id: 'journal',
    title: () => 'A page for afterward',
    text: 'Write down how it felt. A page stays your own unless you share it with your partner.',
    scene: 'book',
  },
  {
    id: 'ready',
    title: (name) => `Ready when you are, ${name}`,
    text: 'Pick something short for tonight, roll out the mat and make room for two.',
    scene: 'pennants',
  },
];
