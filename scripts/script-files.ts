import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
const VENDOR = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|idb)\//;
const LANDING = /\/client\/(landing\/(?!LandingInApp)|app\/LandingRoot|main-landing)/;
/** Pages whose common parts no other page loads. */
const FAMILIES = {
  account: /Login|Signup|Signin|Password|Email|Unsubscribe|Privacy|Terms|Profile|Account/,
  history: /Progress|History|Challenges|Profile|Achievements/,
  lists: /Category|Workouts|Bedroom/,
  shop: /Store|Checkout|Order|Subscribe|Profile|Bedroom|Desk/,
};
const client = (file: string) => path.join(import.meta.dirname, '../client', file);

/** Collects modules and all that they import. */
function closureOf(modules: readonly string[], graph: Graph, found = new Set<string>()) {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    closureOf(graph.getModuleInfo(module)?.importedIds ?? [], graph, found);
  }
  return found;
}

function closures(graph: Graph) {
  const of = (...files: string[]) => closureOf(files.map(client), graph);
  const lazyPartsOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const pages = lazyPartsOf(client('app/routes.ts'));
  const app = of('app/App.tsx');
  const hosts = ['app/PopupQueue.tsx', 'app/TourHost.tsx', 'app/CelebrationHost.tsx'].map(client);
  const laterThan = (ids: readonly string[]) =>
    closureOf(
      ids.flatMap(lazyPartsOf).filter((id) => !pages.includes(id) && !id.includes('/landing/')),
      graph,
    );
  return {
    boot: of('boot.ts'),
    // Either script must be able to say that the app could not be fetched.
    start: of('main.tsx', 'main-landing.tsx'),
    app,
    pages: pages.map((page) => [path.parse(page).name, closureOf([page], graph)] as const),
    background: laterThan([...app].filter((id) => !hosts.includes(id))),
    popups: laterThan(hosts),
    player: laterThan([...of('workouts/WorkoutPage.tsx')].filter((id) => !app.has(id))),
  };
}
let known: ReturnType<typeof closures> | null = null;

/** Names the file that a module goes into; null for a small part that loads later. */
export function scriptFileOf(id: string, graph: Graph): string | null {
  known ??= closures(graph);
  const { boot, start, app, pages, background, popups, player } = known;
  if (VENDOR.test(id)) return 'vendor';
  if (boot.has(id)) return 'boot';
  if (LANDING.test(id)) return 'landing';
  if (start.has(id)) return 'start';
  if (app.has(id)) return 'app';
  const users = pages.filter(([, modules]) => modules.has(id)).map(([name]) => name);
  const [page, other] = users;
  const isFor = (family: RegExp) => users.every((name) => family.test(name));
  // Every page loads the background soon.
  if (background.has(id)) return page ? 'app' : 'background';
  if (other) return Object.entries(FAMILIES).find(([, family]) => isFor(family))?.[0] ?? 'app';
  if (popups.has(id)) return page ? `${page}-shared` : 'popups';
  // Leave apart what the landing page's picture or a call with video shares with the player.
  if (/\/illustration\/|\/live\/video\//.test(id)) return null;
  if (player.has(id) && page !== 'WorkoutPage') return page ? 'app' : 'player';
  return page ?? null;
}
