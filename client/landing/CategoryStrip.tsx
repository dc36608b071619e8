import { Link } from 'wouter';
import { advertisedCount, categories } from '../../content/categories.ts';
import { paths } from '../lib/paths.ts';
import { usePicturesInView } from '../ui/use-in-view.ts';
import { CouplePicture } from './CouplePicture.tsx';
import { categoryCopy as copy } from './copy.ts';

export function CategoryStrip() {
  const { place, areNear } = usePicturesInView<HTMLUListElement>();
  return (
    <section aria-labelledby="categories" className="mx-auto max-w-7xl py-16 lg:py-24">
      <div className="px-5 sm:px-8 lg:px-12">
        <h2 id="categories" className="text-title">
          {copy.heading}
        </h2>
        <p className="mt-2 text-lead text-ink-soft">{copy.lead}</p>
      </div>
      <ul
        ref={place}
        className="mt-8 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pt-1 pb-6 sm:scroll-px-8 sm:px-8 lg:grid lg:grid-cols-5 lg:px-12"
      >
        {categories.map((category) => (
          <li key={category.id} className="w-56 shrink-0 snap-start lg:w-auto">
            <Link
              href={paths.category(category.id)}
              className={`group block h-full overflow-hidden rounded-card bg-raised text-ink shadow-card transition hover:-translate-y-1 hover:shadow-lift ${category.isPremium ? 'night' : ''}`}
            >
              <CouplePicture
                workoutId={category.coverWorkoutId}
                isNight={category.isPremium}
                isNear={areNear}
                className="aspect-4/3 w-full"
              />
              <span className="block p-5">
                <span className="block font-title text-lg leading-snug font-semibold">
                  {category.title}
                </span>
                <span className="text-ink-soft">{copy.count(advertisedCount(category))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
