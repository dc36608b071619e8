import { addDays, type Day } from '../../contract/calendar.ts';

/** The rule as someone with a calendar on the wall would follow it: day by day, from the first on. */
export function plainStreak(
  trained: ReadonlySet<Day>,
  paused: ReadonlySet<Day>,
  today: Day,
): { streakDays: number; restDays: number; rested: Day[] } {
  const rested: Day[] = [];
  let streakDays = 0;
  let restDays = 0;
  const [first = today] = [...trained].sort();
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (trained.has(day)) {
      streakDays++;
      if (streakDays % 7 === 0 && restDays < 2) restDays++;
    } else if (day === today || paused.has(day) || streakDays === 0) {
      // Today is not over, a pause takes nothing, and without a streak there is nothing to lose.
    } else if (restDays > 0) {
      restDays--;
      rested.push(day);
    } else {
      streakDays = 0;
    }
  }
  return { streakDays, restDays, rested };
}
