/** The rank of each row of a list that begins at the top: whoever has the same points shares it. */
export function withRanks<Row extends { points: number }>(
  rows: readonly Row[],
): (Row & { rank: number })[] {
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.findIndex(({ points }) => points === row.points),
  }));
}
