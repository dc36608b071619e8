import { getTableName } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allPersonalData } from './all-personal-data.ts';
import * as schema from './db/schema.ts';

/** Matches columns by which a row belongs to a couple or a member, or names one. */
const OF_SOMEBODY = /^(coupleId|memberId|authorId|askerId|buyerId|payerId|partnerId|readerId)$|By$/;

const tables = Object.entries(schema).flatMap(([name, table]) =>
  table instanceof PgTable ? [{ ...getTableConfig(table), name }] : [],
);
const personal = tables.filter(
  ({ name, columns, foreignKeys }) =>
    ['couples', 'members'].includes(name) ||
    columns.some((column) => OF_SOMEBODY.test(column.name)) ||
    foreignKeys.some((key) => leadsTo(key, ['couples', 'members', 'orders'])),
);

type Key = (typeof tables)[number]['foreignKeys'][number];
function leadsTo(key: Key, names: readonly string[]): boolean {
  return names.includes(getTableName(key.reference().foreignTable));
}

const featuresWith = (name: string) =>
  allPersonalData.filter((feature) => Object.keys(feature.tables).includes(name));

test('every table with rows of members is a feature’s, which says whether it is exported', () => {
  expect(personal.length).toBeGreaterThan(30);
  const owners = personal.map(({ name }) => `${name}: ${featuresWith(name).length}`);
  expect(owners).toEqual(personal.map(({ name }) => `${name}: 1`));
});

test('rows go with their member or couple, or their feature erases what is left', () => {
  const left = personal.filter(({ name, columns, foreignKeys }) => {
    const keys = foreignKeys.filter((key) => leadsTo(key, ['couples', 'members', 'orders']));
    const goes = keys.some(({ onDelete }) => onDelete === 'cascade');
    const namesMembers = columns.filter(
      (column) => OF_SOMEBODY.test(column.name) && column.name !== 'coupleId',
    );
    const goWithMembers = keys
      .filter((key) => leadsTo(key, ['members']) && key.onDelete === 'cascade')
      .flatMap((key) => key.reference().columns.map((column) => column.name));
    const isWhole = goes && namesMembers.every(({ name }) => goWithMembers.includes(name));
    return !isWhole && !featuresWith(name).some(({ erasure }) => erasure);
  });
  // The account deletes the couple with its last member, and each task once it is done.
  expect(left.map(({ name }) => name)).toEqual(['erasureTasks', 'couples']);
});
