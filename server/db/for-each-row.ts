/** Works through all rows although some fail, and throws the first failure at the end. */
export async function forEachRow<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) await work(row).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
