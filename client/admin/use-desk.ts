import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeskStock,
  getDeskMetrics,
  getDeskNumbers,
  listDeskMails,
  listDeskStock,
  listOperatorActions,
  retryMails,
  setDeskStock,
} from '../../contract/admin/desk.ts';
import { call } from '../lib/api.ts';
import { reasonOf } from '../lib/api-error.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { mailCopy, stockCopy } from './copy.ts';

const METRICS_EVERY_MS = 15_000;
/** Refetch on every visit: all of these figures change without this page. */
const FRESH = { refetchOnMount: 'always', refetchOnWindowFocus: true } as const;

export const useDeskStock = () => useQuery({ ...queryFor(listDeskStock), ...FRESH });
export const useDeskNumbers = () => useQuery({ ...queryFor(getDeskNumbers), ...FRESH });
export const useDeskMetrics = () =>
  useQuery({ ...queryFor(getDeskMetrics), ...FRESH, refetchInterval: METRICS_EVERY_MS });

type Count = { level: DeskStock; pieces: number };

/** Saves counts one after the other, and gives those that were refused. */
export function useSaveStock() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(counts: readonly Count[]) {
      const refused: { level: DeskStock; error: Error }[] = [];
      for (const { level, pieces } of counts) {
        const { item, pieces: was } = level;
        await call(setDeskStock, { params: { item }, body: { pieces, was } }).catch(
          (error: Error) => refused.push({ level, error }),
        );
      }
      return refused;
    },
    onSuccess(refused, counts) {
      if (refused.length === 0) toast(stockCopy.saved(counts.map(({ level }) => nameOf(level))));
      else toast(stockCopy.notSaved(refused.map(reasonFor).join(' · ')));
    },
    onSettled: () => invalidate(queryClient, listDeskStock, listOperatorActions),
  });
}

const reasonFor = ({ level, error }: { level: DeskStock; error: Error }) =>
  [nameOf(level), reasonOf(error)].filter(Boolean).join(': ');

/** Full name of an item. */
export const nameOf = ({ name, choice }: DeskStock) => [name, choice].filter(Boolean).join(', ');

export function useDeskMails() {
  return useInfiniteQuery({
    queryKey: [listDeskMails.url],
    queryFn: ({ pageParam: after }) => call(listDeskMails, { query: { after } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...FRESH,
    refetchInterval: METRICS_EVERY_MS,
  });
}

export function useRetryMails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) => call(retryMails, { body: { id } }),
    onSuccess: ({ retried }) => toast(mailCopy.retried(retried)),
    onError: (error) => toast(mailCopy.notRetried(reasonOf(error))),
    onSettled: () => invalidate(queryClient, listDeskMails, listOperatorActions),
  });
}

export function useOperatorActions() {
  return useInfiniteQuery({
    queryKey: [listOperatorActions.url],
    queryFn: ({ pageParam: before }) => call(listOperatorActions, { query: { before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ actions }) => actions),
    ...FRESH,
  });
}
