import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEntry,
  createEntry,
  type JournalEntry,
  listEntries,
  type Mood,
} from '../../contract/journal.ts';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { closingToasts } from './copy.ts';

/** How it felt, as a private entry of the member's own journal: one entry, however often the mood changes. */
export function useFeeling(title: string, content: string) {
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState<JournalEntry | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (mood: Mood) =>
      entry
        ? call(changeEntry, { params: { id: entry.id }, body: { mood } })
        : call(createEntry, { body: { title, content, mood, isSharedWithPartner: false } }),
    onSuccess(saved) {
      setEntry(saved);
      void invalidate(queryClient, listEntries);
    },
    onError: () => toast(closingToasts.notKept),
  });
  return { entry, mood: isPending ? variables : entry?.mood, isPending, feel: mutate };
}
