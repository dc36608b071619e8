import { inArray, sql } from 'drizzle-orm';
import { FIRST_STOCK, itemsByKey, products } from '../../content/products.ts';
import type { StockLevel } from '../../contract/admin.ts';
import { MAX_QUANTITY } from '../../contract/cart-totals.ts';
import { itemsOf } from '../../contract/products.ts';
import type { Shelf } from '../../contract/store.ts';
import { storeMessages } from '../../contract/store.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { stock } from '../db/tables/store.ts';
import { invalidInput } from '../http/errors.ts';

/** Pieces of one item. */
type Pieces = { item: string; quantity: number };
/** What there is too little of, and how much of it there is. */
export type Shortage = { item: string; left: number };

/** What an item has as long as nobody has ordered or counted it. */
export function firstStock(item: string): number {
  const product = itemsByKey.get(item)?.product;
  return product ? FIRST_STOCK[product.id] : 0;
}

/** How many of it one may order; whoever asks need not know how many more there are. */
export function leftOf(item: string, pieces: number | null): number {
  return Math.min(pieces ?? firstStock(item), MAX_QUANTITY);
}

const everyLevel = prepared((db) => db.select().from(stock).prepare('every_stock_level'));

async function levels(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await everyLevel(db).execute();
  return new Map(rows.map(({ item, pieces }) => [item, pieces]));
}

export async function shelf(db: Db): Promise<Shelf> {
  const counted = await levels(db);
  return products.map((product) => ({
    ...product,
    items: itemsOf(product).map(({ key }) => ({
      item: key,
      left: leftOf(key, counted.get(key) ?? null),
    })),
  }));
}

export async function stockLevels(db: Db): Promise<StockLevel[]> {
  const counted = await levels(db);
  return [...itemsByKey.keys()].map((item) => ({
    item,
    pieces: counted.get(item) ?? firstStock(item),
  }));
}

export async function setStockOf(db: Queryable, item: string, pieces: number): Promise<StockLevel> {
  if (!itemsByKey.has(item)) throw invalidInput(storeMessages.item);
  await db
    .insert(stock)
    .values({ item, pieces })
    .onConflictDoUpdate({ target: stock.item, set: { pieces } });
  return { item, pieces };
}

/** One number for each item. Everyone takes the rows in this order, so that nobody waits in a circle. */
function inOrder(wanted: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>();
  for (const { item, quantity } of wanted) sums.set(item, (sums.get(item) ?? 0) + quantity);
  return [...sums]
    .map(([item, quantity]) => ({ item, quantity }))
    .sort((one, two) => (one.item < two.item ? -1 : 1));
}

/** Takes all of it from the shelf, or nothing and says what is short. */
export async function reserve(tx: Queryable, wanted: readonly Pieces[]): Promise<Shortage | null> {
  const sums = inOrder(wanted);
  const items = sums.map(({ item }) => item);
  await tx
    .insert(stock)
    .values(items.map((item) => ({ item, pieces: firstStock(item) })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(stock)
    .where(inArray(stock.item, items))
    .orderBy(sql`${stock.item} COLLATE "C"`)
    .for('update');
  const pieces = new Map(rows.map((row) => [row.item, row.pieces]));
  for (const { item, quantity } of sums) {
    const left = pieces.get(item) ?? 0;
    if (left < quantity) return { item, left };
  }
  await add(tx, sums, -1);
  return null;
}

/** Puts it back on the shelf. */
export async function giveBack(tx: Queryable, pieces: readonly Pieces[]): Promise<void> {
  await add(tx, inOrder(pieces), 1);
}

async function add(tx: Queryable, sums: readonly Pieces[], sign: 1 | -1): Promise<void> {
  for (const { item, quantity } of sums) {
    await tx
      .update(stock)
      .set({ pieces: sql`${stock.pieces} + ${sign * quantity}` })
      .where(sql`${stock.item} = ${item}`);
  }
}
