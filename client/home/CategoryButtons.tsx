import { Link } from 'wouter';
import { categories } from '../../content/categories.ts';
import { coverUrl } from '../../contract/workouts.ts';
import { paths } from '../lib/paths.ts';
import { Cover } from '../ui/Cover.tsx';
import { homeCopy as copy } from './copy.ts';

export function CategoryButtons() {
  return (
    <section aria-labelledby="categories" className="mt-10">
      <h2 id="categories" className="text-heading">
        {copy.categoriesHeading}
      </h2>
      <ul className="stagger mt-4 grid grid-cols-2 gap-4 md:grid-cols-5">
        {categories.map(({ id, title, isPremium, coverWorkoutId }) => (
          <li key={id} className="last:col-span-2 md:last:col-span-1">
            <Link
              href={paths.category(id)}
              className={`flex h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift ${isPremium ? 'night items-center md:flex-col md:items-stretch' : 'flex-col items-stretch'}`}
            >
              <Cover
                imageUrl={coverUrl(coverWorkoutId)}
                motif={id}
                className={`md:h-32 md:w-full ${isPremium ? 'h-28 w-1/2' : 'h-28 w-full'}`}
              />
              <span className="p-4 font-semibold leading-snug">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
