import type { ToastWords } from '../../ui/toast-store.ts';

/** Words of the stage alone, which is loaded later than the page. */
export const stageCopy = {
  unheard: 'You should hear a voice now. If not, turn the sound up.',
  noVoice: 'This browser has no voice. You’ll hear beeps before each change.',
  smallCalories: (calories: number) => `${calories} cal`,
  fullScreen: 'Full screen',
} as const;

/** Words for a workout that ends before its last step. */
export const endCopy = {
  end: 'End workout',
  title: 'Save this workout?',
  lead: (time: string) => `You’ve done ${time}.`,
  forBoth: 'Either way, it ends on both phones.',
  save: 'Save',
  drop: 'Don’t Save',
  goOn: 'Keep Going',
} as const;

export const endToast: ToastWords = {
  title: 'Workout Ended',
  description: 'Nothing was saved this time.',
};
