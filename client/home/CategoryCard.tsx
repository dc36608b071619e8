import { Link } from 'wouter';
import { advertisedCount, type Category } from '../../content/categories.ts';
import { coverUrl } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Cover } from '../ui/Cover.tsx';
import { welcomeCopy as copy } from './copy.ts';

type CategoryCardProps = { category: Category; isWide: boolean };

/** One category as a card that is a link as a whole; the bedroom keeps its candlelight by day. */
export function CategoryCard({ category, isWide }: CategoryCardProps) {
  const { id, title, description, isPremium, coverWorkoutId } = category;
  return (
    <Link
      href={paths.category(id)}
      className={`group flex h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift sm:flex-col ${isWide ? 'xl:flex-row' : ''} ${isPremium ? 'night' : ''}`}
    >
      <Cover
        imageUrl={coverUrl(coverWorkoutId)}
        motif={id}
        loading="eager"
        className={`w-28 shrink-0 sm:h-48 sm:w-full ${isWide ? 'xl:h-auto xl:min-h-52 xl:w-2/5' : ''}`}
      />
      <span className="flex flex-1 flex-col items-start p-5 sm:p-6">
        <span className="font-title text-heading font-semibold">{title}</span>
        <span className="mt-1.5 mb-4 text-ink-soft">{description}</span>
        <span className="mt-auto flex flex-wrap gap-2">
          <Badge>{copy.count(advertisedCount(category))}</Badge>
          {isPremium && <Badge tone="accent">{copy.premium}</Badge>}
        </span>
      </span>
    </Link>
  );
}
