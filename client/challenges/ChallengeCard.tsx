import { Check, Clock } from 'lucide-react';
import type { Challenge } from '../../contract/challenges.ts';
import { Badge } from '../ui/Badge.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { DifficultyBadge } from '../workouts/DifficultyBadge.tsx';
import { generateCopy as copy } from './copy.ts';

type ChallengeCardProps = {
  challenge: Challenge;
  isSelected: boolean;
  isDone: boolean;
  onSelect: () => void;
};

export function ChallengeCard({ challenge, isSelected, isDone, onSelect }: ChallengeCardProps) {
  const { title, description, duration, difficulty, category, icon, gradient } = challenge;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="flex w-full gap-4 rounded-card border-2 border-transparent bg-raised p-4 text-left shadow-card transition hover:-translate-y-0.5 hover:shadow-lift aria-pressed:border-accent sm:gap-5 sm:p-5"
    >
      <span
        style={{ backgroundImage: `linear-gradient(135deg, ${gradient.join(', ')})` }}
        className="grid size-16 shrink-0 place-items-center rounded-field text-white sm:size-20"
      >
        <Glyph name={icon} className="size-8 sm:size-10" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-title text-heading font-semibold">{title}</span>
          {isDone && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-second">
              <Check aria-hidden="true" className="size-4" />
              {copy.doneToday}
            </span>
          )}
        </span>
        <span className="mt-1 block text-ink-soft">{description}</span>
        <span className="mt-3 flex flex-wrap gap-2">
          <Badge>
            <Clock aria-hidden="true" className="size-4" />
            {duration}
          </Badge>
          <DifficultyBadge difficulty={difficulty} />
          <Badge tone="second">{category}</Badge>
        </span>
      </span>
    </button>
  );
}
