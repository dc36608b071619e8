import { CircleUser, House, type LucideIcon, ShoppingBag, TrendingUp, Trophy } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { paths } from '../lib/paths.ts';
import { useIsWorkoutUnderWay } from '../lib/workout-under-way.ts';
import { useIsUpdateReady } from '../offline/install/app-update.ts';
import { UpdateLine } from '../offline/install/UpdateLine.tsx';
import { bottomBar } from '../ui/bottom-bars.ts';
import { Wordmark } from '../ui/Wordmark.tsx';

const entries: readonly { label: string; href: string; Icon: LucideIcon }[] = [
  { label: 'Home', href: paths.home(), Icon: House },
  { label: 'Progress', href: paths.progress(), Icon: TrendingUp },
  { label: 'Store', href: paths.store(), Icon: ShoppingBag },
  { label: 'Challenges', href: paths.challenges(), Icon: Trophy },
  { label: 'Profile', href: paths.profile(), Icon: CircleUser },
];

export function BottomNav() {
  const [path] = useLocation();
  const isUpdateReady = useIsUpdateReady();
  const isTraining = useIsWorkoutUnderWay();
  return (
    <nav
      ref={bottomBar}
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:inset-y-0 lg:right-auto lg:w-60 lg:border-t-0 lg:border-r lg:px-4 lg:py-8"
    >
      <div className="mb-8 hidden px-4 lg:block">
        <Wordmark />
      </div>
      {isUpdateReady && !isTraining && <UpdateLine />}
      <ul className="mx-auto flex max-w-lg justify-around px-1 lg:flex-col lg:gap-1 lg:px-0">
        {entries.map(({ label, href, Icon }) => (
          <li key={href} className="flex-1">
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className="group flex min-h-16 flex-col items-center justify-center gap-1 rounded-field text-xs font-semibold text-ink-soft transition hover:text-ink aria-[current]:text-ink lg:min-h-13 lg:flex-row lg:justify-start lg:gap-3 lg:px-4 lg:text-base lg:hover:bg-sunk lg:aria-[current]:bg-accent-soft"
            >
              <span className="grid h-7 w-13 place-items-center rounded-full transition group-aria-[current]:bg-accent-soft lg:w-6 lg:group-aria-[current]:bg-transparent">
                <Icon aria-hidden="true" className="size-5.5 group-aria-[current]:text-accent" />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
