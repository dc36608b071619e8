import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PagePattern, pageAt } from '../../contract/pages.ts';
import {
  DISCREET_ICON,
  DISCREET_TITLE,
  type Preferences,
  type Theme,
} from '../../contract/preferences.ts';
import { type Encoded, encode, sendEncoded } from './encoded.ts';
import { notFound } from './errors.ts';
import { preferencesOf } from './preferences-cookie.ts';

const YEAR_SECONDS = 31_536_000;

type Options = {
  webDir: string;
  holdsLogin: (request: FastifyRequest) => boolean;
  /** Headers of a page's own, beside those that every answer has. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** The picture that a member sees first at this address, if one is known. */
  pictureOf: (path: string) => string | null;
};

/** Serves the built app: hashed files for ever, the HTML never stale. */
export async function installWeb(app: FastifyInstance, options: Options) {
  const { webDir, holdsLogin, headersOf, pictureOf } = options;
  const landing = await readFile(path.join(webDir, 'landing.html'), 'utf8');
  const shell = await readFile(path.join(webDir, 'index.html'), 'utf8');
  const openings = new Map<string, string>(
    Object.entries(JSON.parse(await readFile(path.join(webDir, 'openings.json'), 'utf8'))),
  );
  const files: PageFiles = JSON.parse(await readFile(path.join(webDir, 'pages.json'), 'utf8'));
  const pageFor = lookedAfter(({ page, isMember, picture, opening }) => {
    // A browser that holds a login would see the landing page flash by before its own home.
    if (page === '/' && !isMember) return landing;
    const announced = announcing(shell, page ? files[page] : [], picture);
    const html = opening ? opened(announced, openings.get(opening) ?? '') : unlettered(announced);
    return isMember ? html.replace('<html ', '<html data-login="held" ') : html;
  });

  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', 'manifest.json', 'pages.json', 'openings.json'],
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      const caching = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
      reply.header('cache-control', caching);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|assets)(\/|$)/.test(pathname)) throw notFound();
    const page = pageAt(pathname);
    reply.code(page ? 200 : 404).headers(headersOf(pathname));
    const isMember = holdsLogin(request);
    const picture = page && isMember ? pictureOf(pathname) : null;
    const opening = openings.has(pathname) ? pathname : null;
    const asked = { page, isMember, picture, opening };
    return sendPage(request, reply, pageFor(asked, preferencesOf(request)));
  });
}

/** What scripts/page-files.mjs found out about each page. */
type PageFiles = Record<PagePattern, readonly string[]>;

/** Tells the browser at once of every file that it will need. */
function announcing(shell: string, files: readonly string[], picture: string | null): string {
  // Not before what is seen first: the styles and the picture.
  const links = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  if (picture) {
    links.unshift(`<link rel="preload" as="image" fetchpriority="high" href="${picture}">`);
  }
  return shell.replace('</head>', `${links.join('')}</head>`);
}

/** A page that is drawn by script needs its script first: stand-ins keep the letters' places. */
function unlettered(html: string): string {
  return html.replaceAll(/<link rel="preload" as="font"[^>]*>/g, '');
}

/** With the page's own first screen in place of a calm moment. */
function opened(html: string, opening: string): string {
  return html
    .replace('<html ', '<html data-opening ')
    .replace(
      /<div class="first-moment">.*?<\/main><\/div>/s,
      () => `<div class="first-moment">${opening}</div>`,
    );
}

type Asked = {
  page: PagePattern | null;
  isMember: boolean;
  picture: string | null;
  /** The path whose first screen is in the HTML. */
  opening: string | null;
};

/** Each page in each look, made when first asked for: three themes, plain or discreet. */
function lookedAfter(htmlOf: (asked: Asked) => string) {
  const made = new Map<string, HtmlPage>();
  return (asked: Asked, { theme, isDiscreet }: Preferences): HtmlPage => {
    const { page, isMember, picture, opening } = asked;
    const look = [page, isMember, picture, opening, theme, isDiscreet].join();
    const known = made.get(look);
    if (known) return known;
    const html = themed(htmlOf(asked), theme);
    const finished = htmlPage(isDiscreet ? discreet(html) : html);
    made.set(look, finished);
    return finished;
  };
}

function themed(html: string, theme: Theme): string {
  return theme === 'system' ? html : html.replace('<html ', `<html data-theme="${theme}" `);
}

function discreet(html: string): string {
  return html
    .replace(/<title>[^<]*/, `<title>${DISCREET_TITLE}`)
    .replace('href="/favicon.svg"', `href="${DISCREET_ICON}"`);
}

type HtmlPage = { etag: string; content: Encoded };

function htmlPage(html: string): HtmlPage {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { etag, content: encode(html) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { etag, content }: HtmlPage) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    etag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  return sendEncoded(reply, content);
}
