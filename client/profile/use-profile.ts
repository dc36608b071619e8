import { useQuery } from '@tanstack/react-query';
import { getPartner } from '../../contract/profile.ts';
import { getProgress } from '../../contract/progress.ts';
import { queryFor } from '../lib/query-client.ts';

export const usePartner = () => useQuery(queryFor(getPartner));
export const useFigures = () => useQuery(queryFor(getProgress));
