import assert from 'node:assert/strict';
import type { Mail } from '../mail/compose.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Asserts that both forms of a mail say the same, link by link, and that nothing is fetched. */
export function assertFormsAgree({ subject, text, html }: Mail): void {
  if (html === undefined) return;
  assert.equal(wordsOf(html), text.replaceAll(/\s+/g, ' ').trim());
  assert.equal(decoded(/<title>(.*)<\/title>/.exec(html)?.[1] ?? ''), subject);
  assert.doesNotMatch(
    html,
    /<(img|link|script|iframe|object|form)\b|url\(|@import|@font-face|src=/i,
  );
}

/** Reads a mail's HTML as a mail program without HTML would. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const spelled = body.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1');
  return decoded(spelled.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function decoded(html: string): string {
  return html.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
