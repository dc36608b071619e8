import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DIRECTORY = path.dirname(import.meta.dirname);
const JSON_FILE = path.join(DIRECTORY, 'report.json');
const MARKDOWN_FILE = path.join(DIRECTORY, 'report.md');

export type Table = { columns: string[]; rows: (string | number)[][] };
/** Condition on the figures, and whether they meet it. */
export type Check = { what: string; value: number; limit: number; least?: boolean };
export type Section = {
  title: string;
  about: string;
  tables: Table[];
  checks: Check[];
  details?: { summary: string; text: string }[];
};
type Sections = Record<string, Section>;

export function isMet({ value, limit, least = false }: Check): boolean {
  return least ? value >= limit : value <= limit;
}

/**
 * Writes the report. Results of this run replace earlier ones of the same phase. The others stay.
 */
export function writeReport(order: readonly string[], measured: Sections): void {
  const known = { ...lastReport(), ...measured };
  const sections = Object.fromEntries(
    order.flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  ) as Sections;
  writeFileSync(JSON_FILE, `${JSON.stringify(sections, null, 2)}\n`);
  writeFileSync(MARKDOWN_FILE, markdown(Object.values(sections)));
}

function lastReport(): Sections {
  try {
    return JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Sections;
  } catch {
    return {};
  }
}

function markdown(sections: Section[]): string {
  const parts = sections.map(({ title, about, tables, checks, details = [] }) =>
    [
      `## ${title}`,
      about,
      ...tables.map(tableText),
      ...(checks.length > 0 ? [checksText(checks)] : []),
      ...details.map(detailText),
    ].join('\n\n'),
  );
  return `${[HEADING, ...parts].join('\n\n')}\n`;
}

const HEADING = `# What it costs, and how it grows

Written by \`npm run bench\` on a machine with two cores. Machines differ, so what counts is each
ratio, taken within one run by turns: medians, of CPU time wherever nothing else is said.`;

function tableText({ columns, rows }: Table): string {
  const lines = [columns, columns.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function checksText(checks: Check[]): string {
  return checks
    .map((check) => {
      const { what, value, limit, least = false } = check;
      const goal = `${least ? 'at least' : 'at most'} ${limit}`;
      return `- ${isMet(check) ? '✓' : '✗'} ${what}: ${figure(value)} (goal: ${goal})`;
    })
    .join('\n');
}

function detailText({ summary, text }: { summary: string; text: string }): string {
  return `<details><summary>${summary}</summary>\n\n\`\`\`text\n${text}\n\`\`\`\n\n</details>`;
}

/** Formats a figure with two decimals at most, because a shared machine cannot promise more. */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
