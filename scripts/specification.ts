// `npm run specification` prints which tests prove which statement of docs/specification.md.
import { quotedStatements, specification } from '../tests/specification.ts';

const headings = [...specification.matchAll(/^## (.+)$/gm)].map(({ index, 1: title }) => ({
  index,
  title,
}));

for (const [position, { index, title }] of headings.entries()) {
  const end = headings[position + 1]?.index ?? specification.length;
  const statements = quotedStatements().filter(({ at }) => at > index && at < end);
  if (statements.length === 0) continue;
  console.log(`\n## ${title}\n`);
  for (const { words, tests } of statements) {
    console.log(`- “${words}”`);
    for (const { file, name } of tests) console.log(`  - ${file}: \`${name}\``);
  }
}
