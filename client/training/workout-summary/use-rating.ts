import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Rating, rateWorkout } from '../../../contract/training/ratings.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { summaryToasts } from './copy.ts';

/** Saves whether the member would like this workout again; a second press removes the rating. */
export function useRating(workoutId: number) {
  const [saved, setSaved] = useState<Rating | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (rating: Rating | null) => call(rateWorkout, { body: { workoutId, rating } }),
    onSuccess: (_answer, rating) => setSaved(rating),
    onError: () => toast(summaryToasts.notRated),
  });
  const rating = isPending ? variables : saved;
  return {
    rating,
    isPending,
    rate: (pressed: Rating) => mutate(pressed === saved ? null : pressed),
  };
}
