/** Adds ranks to rows in descending order of points. Equal points share a rank. */
export function withRanks<Row extends { points: number }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.findIndex(({ points }) => points === row.points),
  }));
}
