import { Badge } from './Badge.tsx';

const tones = { Beginner: 'green', Intermediate: 'yellow', Advanced: 'red' } as const;

export function DifficultyBadge({ difficulty }: { difficulty: keyof typeof tones }) {
  return <Badge tone={tones[difficulty]}>{difficulty}</Badge>;
}
