import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { FIRST_STOCK, itemsByKey, products, productsByPart } from '../../content/products.ts';
import type { StockLevel } from '../../contract/admin/admin.ts';
import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';
import { type Item, itemsOf } from '../../contract/shop/products.ts';
import { type StoreProducts, storeMessages } from '../../contract/shop/store.ts';
import type { Db, Queryable } from '../db/database.ts';
import { stock } from '../db/tables/store.ts';
import { invalidInput, stockChanged } from '../http/errors.ts';

type Pieces = { item: string; quantity: number };
/** Item of which too few are left, or too few may be taken for now. */
type Shortage = { item: string; left: number; mayTake: number };

/** Returns the stock of a part that has no row yet. */
function firstStock(part: string): number {
  const product = productsByPart.get(part);
  return product ? FIRST_STOCK[product.id] : 0;
}

/** Returns the parts of an item. An item that is no longer sold is its own only part. */
function partsOf(item: string): readonly string[] {
  return itemsByKey.get(item)?.parts ?? [item];
}

type PiecesOf = (part: string) => number;

/** Computes how many of an item the parts in stock make. A set of M and M needs two of part M. */
function inStock(item: string, piecesOf: PiecesOf): number {
  const parts = partsOf(item);
  const each = parts.map((part) => piecesOf(part) / parts.filter((one) => one === part).length);
  return Math.floor(Math.min(...each));
}

/**
 * Limits the shown stock to the most that one may order. Never shows the exact stock above that.
 */
export function leftOf(pieces: number): number {
  return Math.min(pieces, MAX_QUANTITY);
}

/** Builds the facts about an item for lines of carts and orders. */
export function itemFacts({ key: item, product, color, size, variant }: Item) {
  const { id: productId, name, priceCents } = product;
  return { item, productId, name, color, size, variant, priceCents };
}

/** Reads how many of these items are in stock. */
export async function stockOf(db: Db, items: readonly string[]): Promise<PiecesOf> {
  const piecesOf = await countStock(db, inArray(stock.item, items.flatMap(partsOf)));
  return (item) => inStock(item, piecesOf);
}

async function countStock(db: Db, where?: SQL): Promise<PiecesOf> {
  return piecesIn(await db.select().from(stock).where(where));
}

function piecesIn(rows: readonly (typeof stock.$inferSelect)[]): PiecesOf {
  const counted = new Map(rows.map(({ item, pieces }) => [item, pieces]));
  return (part) => counted.get(part) ?? firstStock(part);
}

export async function productsInStock(db: Db): Promise<StoreProducts> {
  const piecesOf = await countStock(db);
  return products.map((product) => ({
    ...product,
    items: itemsOf(product).map(({ key }) => ({ item: key, left: leftOf(inStock(key, piecesOf)) })),
  }));
}

export async function stockLevels(db: Db): Promise<StockLevel[]> {
  const piecesOf = await countStock(db);
  return [...productsByPart.keys()].map((item) => ({ item, pieces: piecesOf(item) }));
}

export async function setStockOf(db: Queryable, item: string, pieces: number): Promise<StockLevel> {
  if (!productsByPart.has(item)) throw invalidInput(storeMessages.item);
  await db
    .insert(stock)
    .values({ item, pieces })
    .onConflictDoUpdate({ target: stock.item, set: { pieces } });
  return { item, pieces };
}

/** Sets a counted stock, unless pieces were sold or returned since `was` was shown. */
export async function changeStock(
  tx: Queryable,
  item: string,
  { pieces, was }: { pieces: number; was: number },
): Promise<StockLevel> {
  if (!productsByPart.has(item)) throw invalidInput(storeMessages.item);
  await tx
    .insert(stock)
    .values({ item, pieces: firstStock(item) })
    .onConflictDoNothing();
  const changed = await tx
    .update(stock)
    .set({ pieces })
    .where(and(eq(stock.item, item), eq(stock.pieces, was)))
    .returning();
  if (changed.length > 0) return { item, pieces };
  const [row] = await tx.select().from(stock).where(eq(stock.item, item));
  throw stockChanged(row?.pieces ?? 0);
}

/**
 * Sums the pieces per part, sorted, so that all orders lock the rows in the same order and cannot
 * deadlock.
 */
function sumByPart(wanted: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>();
  for (const { item, quantity } of wanted) {
    for (const part of partsOf(item)) sums.set(part, (sums.get(part) ?? 0) + quantity);
  }
  return [...sums]
    .map(([item, quantity]) => ({ item, quantity }))
    .sort((one, two) => (one.item < two.item ? -1 : 1));
}

/** Finds the parts of which one buyer could take the last piece. */
export async function scarceParts(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(stock).where(lt(stock.pieces, MAX_QUANTITY));
  return new Set(rows.map(({ item }) => item));
}

export function isScarce(item: string, scarce: ReadonlySet<string>): boolean {
  return partsOf(item).some((part) => scarce.has(part));
}

/** Limits how many of the remaining pieces of a part may be taken. */
type MostOf = (part: string, left: number) => number;

/**
 * Takes all pieces out of stock. If an item is short, takes nothing and returns that item. Calls
 * `mostOf` after the stock of these parts is locked.
 */
export async function reserve(
  tx: Queryable,
  wanted: readonly Pieces[],
  mostOf: (parts: readonly string[]) => Promise<MostOf> = async () => (_part, left) => left,
): Promise<Shortage | null> {
  const sums = sumByPart(wanted);
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
  const counted = piecesIn(rows);
  const most = await mostOf(items);
  const free = (part: string) => most(part, counted(part));
  const short =
    sums.find(({ item, quantity }) => counted(item) < quantity) ??
    sums.find(({ item, quantity }) => free(item) < quantity);
  if (short) {
    const item = itemWith(short.item, wanted);
    return { item, left: inStock(item, counted), mayTake: inStock(item, free) };
  }
  await addToStock(tx, sums, -1);
  return null;
}

function itemWith(part: string, wanted: readonly Pieces[]): string {
  return wanted.find(({ item }) => partsOf(item).includes(part))?.item ?? part;
}

export async function release(tx: Queryable, pieces: readonly Pieces[]): Promise<void> {
  await addToStock(tx, sumByPart(pieces), 1);
}

async function addToStock(tx: Queryable, sums: readonly Pieces[], sign: 1 | -1): Promise<void> {
  for (const { item, quantity } of sums) {
    await tx
      .update(stock)
      .set({ pieces: sql`${stock.pieces} + ${sign * quantity}` })
      .where(eq(stock.item, item));
  }
}
