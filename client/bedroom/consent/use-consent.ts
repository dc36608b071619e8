import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Choice,
  type Choices,
  changeChoice,
  eraseChoices,
  getChoices,
  getMatches,
  openMaybes,
  type TouchKind,
} from '../../../contract/bedroom/consent.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { consentToasts } from './copy.ts';

const choicesQuery = queryFor(getChoices);
const NOTHING: Choices = { choices: [], opensMaybes: false };

/**
 * Fetched on every visit, like the matches below, and at no other time: a page that fetched when
 * the partner answers would reveal that they did.
 */
export const useChoices = () => useQuery({ ...choicesQuery, refetchOnMount: 'always' });
export const useMatches = () => useQuery({ ...queryFor(getMatches), refetchOnMount: 'always' });

/** Changes the member's own answers. The change shows at once, and is taken back if not saved. */
function useChange<Input>(
  send: (input: Input) => Promise<unknown>,
  shown: (choices: Choices, input: Input) => Choices,
  failed: (typeof consentToasts)['notKept' | 'notErased'],
  done?: (typeof consentToasts)['erased'],
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Send one change after the other, so that the last of two quick presses stays.
    scope: { id: getChoices.url },
    mutationFn: send,
    async onMutate(input) {
      await queryClient.cancelQueries({ queryKey: choicesQuery.queryKey });
      queryClient.setQueryData(choicesQuery.queryKey, (known) => shown(known ?? NOTHING, input));
    },
    onSuccess: () => done && toast(done),
    onError() {
      toast(failed);
      void invalidate(queryClient, getChoices);
    },
  });
}

export const useChangeChoice = () =>
  useChange(
    (body: { kind: TouchKind; choice: Choice | null }) => call(changeChoice, { body }),
    ({ choices, opensMaybes }, { kind, choice }) => {
      const others = choices.filter((known) => known.kind !== kind);
      return { choices: choice ? [...others, { kind, choice }] : others, opensMaybes };
    },
    consentToasts.notKept,
  );

export const useOpenMaybes = () =>
  useChange(
    (opensMaybes: boolean) => call(openMaybes, { body: { opensMaybes } }),
    (known, opensMaybes) => ({ ...known, opensMaybes }),
    consentToasts.notKept,
  );

export const useEraseChoices = () =>
  useChange(
    () => call(eraseChoices),
    () => NOTHING,
    consentToasts.notErased,
    consentToasts.erased,
  );
