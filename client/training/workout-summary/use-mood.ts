import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEntry,
  createEntry,
  type JournalEntry,
  listEntries,
  type Mood,
} from '../../../contract/journal/journal.ts';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { summaryToasts } from './copy.ts';

/**
 * Saves how a workout felt as a private entry in the member's own journal: one entry, even if the
 * mood changes several times.
 */
export function useMood(title: string, content: string) {
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState<JournalEntry | null>(null);
  // Create the id here, so that the next press finds an entry whose answer was lost.
  const [id] = useState(() => crypto.randomUUID());
  const { mutate, isPending, variables } = useMutation({
    async mutationFn(mood: Mood) {
      const words = { id, title, content, mood, isSharedWithPartner: false };
      const known = entry ?? (await call(createEntry, { body: words }));
      return known.mood === mood ? known : call(changeEntry, { params: { id }, body: { mood } });
    },
    onSuccess(saved) {
      setEntry(saved);
      void invalidate(queryClient, listEntries);
    },
    onError: () => toast(summaryToasts.notKept),
  });
  return { entry, mood: isPending ? variables : entry?.mood, isPending, feel: mutate };
}
