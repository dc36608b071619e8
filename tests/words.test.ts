import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare.mjs';
import { sourceFiles, textOf } from './source-tree.ts';

/** British spellings and words, as they appear in running text. */
const BRITISH = new RegExp(
  `\\b(?:${[
    String.raw`\w*(?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap)our\w*`,
    '(?:centi|kilo|milli)?metres?|centred?|centres|cent(?:ring)|litres?|fib(?:re|res)|theatres?',
    '(?:cancel|fuel|label|level|marvel|model|travel|total|signal)l(?:ed|er|ers|ing|ous)',
    'practis(?:e|ed|es|ing)|licence|defence|offence|pretence',
    String.raw`\w*(?:real|organ|recogn|apolog|personal|custom|minim|maxim|optim|emphas|memor|synchron|summar|categor|author|prior|final|normal|visual|special|initial|stabil|util|energ|harmon|equal|relax|neutral)is(?:e|ed|er|es|ing|ation)`,
    '(?:anal|paral)ys(?:e|ed|es|ing)|programmes?|catalogues?|judgement|skilful|fulfil|enrol|instalments?',
    'learnt|dreamt|spelt|leant|smelt|spoilt|whilst|amongst|(?:to|after|back|for|up|down|in|out)wards',
    'grey|cosy|cosier|pyjamas|jewellery|woollen|moulds?|moustache|plough|sceptical|storeys?|tyres?|cheques?',
    'trousers?|fortnight|postcode|mum|cinema|rubbish|(?:way|turn|go) round|Flat, floor|town or city',
  ].join('|')})\\b`,
  'gi',
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const isRead = (file: string) =>
  /^(client|content|contract|server)\//.test(file) && !/\.test\.|\/testing\//.test(file);

/** Lists literals that are words for people, not names of states, classes or files. */
function sentencesOf(file: string): string[] {
  const literals = textOf(file).replace(COMMENT, '').match(LITERAL) ?? [];
  return literals.filter((literal) => /\s|^.[A-Z]|[^\p{ASCII}]/u.test(literal));
}

const britishIn = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => sentence.match(BRITISH) ?? []);

test('the list knows British from American English', () => {
  const british = 'Neighbours practise in the centre, then the other way round, and are cancelled.';
  expect(britishIn([british])).toEqual([
    'Neighbours',
    'practise',
    'centre',
    'way round',
    'cancelled',
  ]);
  const american = 'Four hours of exercise in color, canceled; flat feet, hour by hour, a promise.';
  expect(britishIn([american])).toEqual([]);
});

test('whatever a person reads is written in American English', () => {
  const found = sourceFiles()
    .filter(isRead)
    .flatMap((file) => britishIn(sentencesOf(file)).map((word) => `${file}: ${word}`));
  const shell = readFileSync(path.join(root, 'client/index.html'), 'utf8');
  expect([...found, ...britishIn([shell])]).toEqual([]);
});

/** Flowery words where people need facts: about errors, money, settings and missing network. */
const COY =
  /did not (?:arrive|open)|may be resting|being choreographed|opens the door|arranging the furniture|No mood|look elsewhere|kept for you|on its way back|rests until|something slipped|did not load/i;

test('errors, money, settings and offline are said plainly', () => {
  const found = sourceFiles()
    .filter((file) => isRead(file) && !file.startsWith('server/admin/cli/move-to-postgres/'))
    .flatMap((file) => sentencesOf(file).filter((sentence) => COY.test(sentence)));
  expect(found).toEqual([]);
});

test('signs are drawn: the only emoji is that of the catalogue', () => {
  const found = sourceFiles()
    .filter((file) => isRead(file) && /^(client|content)\//.test(file))
    .flatMap(
      (file) =>
        sentencesOf(file)
          .join()
          .match(/\p{Emoji_Presentation}/gu) ?? [],
    );
  expect(new Set(found)).toEqual(new Set(['🎉']));
});
