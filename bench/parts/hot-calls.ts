import type { Caller } from './callers.ts';
import { type Answer, Connection, mustAsk, type Request } from './http-load.ts';
import { cpuOf } from './measure.ts';

type Ask = (request: Request) => Promise<Pick<Answer, 'body'>>;

/** Frequent action of members, measured as one unit of work. */
export type HotCall = {
  name: string;
  kind: 'read' | 'write';
  run(ask: Ask, cookie: string): Promise<unknown>;
};

export const read = (path: string): HotCall => ({
  name: `GET ${path}`,
  kind: 'read',
  run: (ask, cookie) => ask({ method: 'GET', path, cookie }),
});

export const HOT_CALLS: readonly HotCall[] = [
  read('/api/user'),
  read('/api/progress'),
  read('/api/goals/weekly'),
  read('/api/sessions?limit=7'),
  read('/api/workouts/category/stretch'),
  read('/api/journal?limit=50'),
  {
    name: 'POST /api/sessions, then PATCH',
    kind: 'write',
    async run(ask, cookie) {
      const body = { workoutId: 101, partnerId: null };
      const session = await ask({ method: 'POST', path: '/api/sessions', cookie, body });
      const path = `/api/sessions/${(JSON.parse(session.body.toString()) as { id: string }).id}`;
      const completion = { completedAt: new Date().toISOString(), duration: 0, caloriesBurned: 0 };
      await ask({ method: 'PATCH', path, cookie, body: completion });
    },
  },
  {
    name: 'POST /api/journal',
    kind: 'write',
    run: (ask, cookie) =>
      ask({
        method: 'POST',
        path: '/api/journal',
        cookie,
        body: {
          title: 'An evening',
          content: 'We danced in the kitchen until the rice burnt. '.repeat(6),
          mood: 'calm',
          isSharedWithPartner: true,
        },
      }),
  },
];

/** Other reads of every day, and reads that could grow with a couple's history. */
export const MORE_READS: readonly HotCall[] = [
  read('/api/sessions/today'),
  read('/api/progress/days'),
  read('/api/suggestion'),
  read('/api/leaderboard'),
];

/** Server under load: its process, and connections that stay open across rounds. */
export type Target = { pid: number; connections: readonly Connection[] };

export async function aTarget(pid: number, url: string, connections: number): Promise<Target> {
  const open = Array.from({ length: connections }, () => Connection.to(url));
  return { pid, connections: await Promise.all(open) };
}

/** Runs a call `count` times. Each connection has its own callers, who take turns. */
export async function runCall(
  { connections }: Target,
  callers: readonly Caller[],
  call: HotCall,
  count: number,
): Promise<void> {
  await Promise.all(
    connections.map(async (connection, lane) => {
      const ask = (request: Request) => mustAsk(connection, request);
      for (let turn = lane; turn < count; turn += connections.length) {
        const caller = callers[turn % callers.length];
        if (caller) await call.run(ask, caller.cookie);
      }
    }),
  );
}

/** Measures the server's own CPU for one call, in microseconds. */
export async function cpuPerCall(
  target: Target,
  callers: readonly Caller[],
  call: HotCall,
  count: number,
): Promise<number> {
  const before = cpuOf(target.pid);
  await runCall(target, callers, call, count);
  return (cpuOf(target.pid) - before) / count;
}
