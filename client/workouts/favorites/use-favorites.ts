import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addFavorite,
  type Favorite,
  listFavorites,
  removeFavorite,
} from '../../../contract/workouts/favorites.ts';
import { getSuggestion } from '../../../contract/workouts/suggestion.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { call } from '../../lib/api.ts';
import { withReason } from '../../lib/api-error.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { favoriteToasts as toasts } from './copy.ts';

const favoritesQuery = queryFor(listFavorites);
const CHANGING_FAVORITES = [listFavorites.url];

const idsOf = (favorites: readonly Favorite[]) => favorites.map(({ workoutId }) => workoutId);

/** Ids of the couple's favorites, newest first; empty for a visitor. */
export function useFavorites() {
  const isMember = useAuth().user !== null;
  return useQuery({ ...favoritesQuery, enabled: isMember, select: idsOf });
}

/**
 * Adds or removes a favorite. The change shows at once, and is undone on a failure. `onKept` is
 * called even if the heart is no longer on the page.
 */
export function useChangeFavorite(
  { id, title, category }: Pick<Workout, 'id' | 'title' | 'category'>,
  onKept: () => void,
) {
  const queryClient = useQueryClient();
  const show = (isFavorite: boolean) =>
    queryClient.setQueryData(favoritesQuery.queryKey, (known) => {
      const others = known?.filter(({ workoutId }) => workoutId !== id);
      return others && [...(isFavorite ? [{ workoutId: id, category }] : []), ...others];
    });
  return useMutation({
    mutationKey: CHANGING_FAVORITES,
    // Send the presses of one heart one after the other, so that the last press counts.
    scope: { id: `keep ${id}` },
    mutationFn: (isFavorite: boolean) =>
      call(isFavorite ? addFavorite : removeFavorite, { params: { workoutId: String(id) } }),
    async onMutate(isFavorite) {
      await queryClient.cancelQueries(favoritesQuery);
      show(isFavorite);
    },
    onSuccess: (_nothing, isFavorite) => isFavorite && onKept(),
    onError(error, isFavorite) {
      show(!isFavorite);
      toast(withReason(isFavorite ? toasts.notAdded(title) : toasts.notRemoved(title), error));
    },
    onSettled() {
      // Fetch now: changes of the other phone were skipped while this mutation ran, see
      // refresh-changed.ts.
      const isLast = queryClient.isMutating({ mutationKey: CHANGING_FAVORITES }) === 1;
      if (isLast) void invalidate(queryClient, listFavorites, getSuggestion);
    },
  });
}
