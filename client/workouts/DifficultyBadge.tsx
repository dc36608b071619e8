import type { Difficulty } from '../../contract/workouts.ts';
import { Badge } from '../ui/Badge.tsx';

const tones = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'red' } as const;

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge tone={tones[difficulty]}>{difficulty}</Badge>;
}
