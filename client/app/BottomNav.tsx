import {
  CalendarHeart,
  CircleUser,
  Dumbbell,
  House,
  type LucideIcon,
  Moon,
  NotebookPen,
  ShoppingBag,
  TrendingUp,
  Trophy,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { PAGES } from '../../contract/pages.ts';
import { useIsWorkoutUnderWay } from '../lib/workout-under-way.ts';
import { useIsUpdateReady } from '../offline/install/app-update.ts';
import { UpdateLine } from '../offline/install/UpdateLine.tsx';
import { bottomBar } from '../ui/bottom-bars.ts';
import { Wordmark } from '../ui/Wordmark.tsx';

const main = {
  home: ['Home', House],
  progress: ['Progress', TrendingUp],
  store: ['Store', ShoppingBag],
  challenges: ['Challenges', Trophy],
  profile: ['Profile', CircleUser],
} as const;

/** Shown on wide screens only. On a phone these pages belong to Home, which leads to them. */
const more = {
  workouts: ['Workouts', Dumbbell],
  plan: ['Plan', CalendarHeart],
  journal: ['Journal', NotebookPen],
  bedroom: ['Bedroom', Moon],
} as const;

/** Entry that is highlighted on a page. */
export type NavEntry = keyof typeof main | keyof typeof more;

export function BottomNav({ entry }: { entry: NavEntry }) {
  const isUpdateReady = useIsUpdateReady();
  const isTraining = useIsWorkoutUnderWay();
  return (
    <nav ref={bottomBar} aria-label="Main" className="main-nav">
      <div className="mb-8 hidden px-4 lg:block">
        <Wordmark />
      </div>
      {isUpdateReady && !isTraining && <UpdateLine />}
      <Entries entries={main} current={entry in more ? 'home' : entry} />
      <Entries entries={more} current={entry} />
    </nav>
  );
}

type EntriesProps = {
  entries: Partial<Record<NavEntry, readonly [label: string, Icon: LucideIcon]>>;
  current: NavEntry;
};

function Entries({ entries, current }: EntriesProps) {
  const [path] = useLocation();
  return (
    <ul>
      {Object.entries(entries).map(([name, [label, Icon]]) => {
        const href = PAGES[name as NavEntry];
        const isCurrent = name === current && (path === href ? 'page' : 'true');
        return (
          <li key={name}>
            <Link href={href} aria-current={isCurrent || undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
