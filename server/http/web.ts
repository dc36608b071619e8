import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SERVICE_WORKER, WORKER_REMOVER } from '../../contract/offline/service-worker.ts';
import { WEB_MANIFEST } from '../../contract/offline/web-manifest.ts';
import { type PageName, pageAt } from '../../contract/pages.ts';
import type { Preferences } from '../../contract/preferences.ts';
import { type Encoded, encode, sendEncoded } from './encoded.ts';
import { notFound } from './errors.ts';
import { hashedFileHeaders, NOT_FOR_HASHED_FILES } from './headers.ts';
import { basicFonts, type Manifest, pageFiles } from './page-files.ts';
import {
  buildMeta,
  fillSlots,
  fontLinks,
  installLinks,
  type Preloads,
  preloadLinks,
  previewTags,
  tabLinks,
  type Viewer,
} from './page-html.ts';
import { preferencesOf } from './preferences-cookie.ts';
import { rememberedZoneOf } from './time-zone.ts';

/** Files that the build leaves for the server; browsers cannot fetch them. */
const BUILD_FILES = [
  'index.html',
  '**/*.br',
  '**/*.gz',
  'manifest.json',
  'prerendered.json',
  'build.json',
  `*${SERVICE_WORKER.slice(1)}`,
];

type Options = {
  webDir: string;
  appOrigin: string;
  holdsLogin: (request: FastifyRequest) => boolean;
  /** True for a page that the settings have not turned on, which then does not exist. */
  isOff: (page: PageName) => boolean;
  /** Headers of a page's own, beside those that every answer has. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  preloadsFor: (path: string, viewer: Viewer) => Preloads;
  manifestFor: (preferences: Preferences) => object;
  /** False to remove the service worker from all browsers: the served one unregisters itself. */
  hasServiceWorker: boolean;
};

/** Serves the built app. Browsers keep hashed files forever, and always revalidate the HTML. */
export async function installWeb(app: FastifyInstance, options: Options) {
  const { webDir, holdsLogin, isOff, headersOf, preloadsFor } = options;
  const htmlPage = await pageRenderer(options);

  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: BUILD_FILES,
    setHeaders(reply, file) {
      if (!file.includes(`${path.sep}assets${path.sep}`)) {
        reply.header('cache-control', 'no-cache');
        return;
      }
      reply.headers(hashedFileHeaders);
      for (const name of NOT_FOR_HASHED_FILES) reply.removeHeader(name);
    },
  });

  app.get(SERVICE_WORKER, (_, reply) =>
    reply.sendFile((options.hasServiceWorker ? SERVICE_WORKER : WORKER_REMOVER).slice(1)),
  );
  app.get(WEB_MANIFEST, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .type('application/manifest+json')
      .send(JSON.stringify(options.manifestFor(preferencesOf(request)))),
  );

  app.setNotFoundHandler((request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(api|assets)(\/|$)/.test(pathname)) throw notFound();
    const known = pageAt(pathname);
    const page = known && !isOff(known) ? known : null;
    // Answer for a page that is off as for an address that never existed.
    const address = page ? pathname : '';
    reply.code(page ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      ...headersOf(address),
    });
    const isMember = holdsLogin(request);
    const { theme, isDiscreet, timeZone } = preferencesOf(request);
    const hasZone = (timeZone ?? rememberedZoneOf(request)) !== undefined;
    const preloads = preloadsFor(address, { isMember, hasZone });
    return sendEncoded(reply, htmlPage({ page, isMember, preloads, theme, isDiscreet }));
  });
}

type Variant = Pick<Preferences, 'theme' | 'isDiscreet'> & {
  page: PageName | null;
  isMember: boolean;
  preloads: Preloads;
};

/** Output of client/prerender.tsx. */
type Prerendered = { landing: string; splash: string };

/** Renders each variant of a page once, when first needed. */
async function pageRenderer({ webDir, appOrigin, hasServiceWorker }: Options) {
  const preview = previewTags(appOrigin);
  const read = (name: string) => readFile(path.join(webDir, name), 'utf8');
  const template = await read('index.html');
  const prerendered: Prerendered = JSON.parse(await read('prerendered.json'));
  const manifest: Manifest = JSON.parse(await read('manifest.json'));
  const build: { id: string } = JSON.parse(await read('build.json'));
  const worker = hasServiceWorker ? buildMeta(build.id) : '';
  const files = pageFiles(manifest);
  const fonts = fontLinks(basicFonts(manifest));
  const rendered = new Map<string, Encoded>();

  return (variant: Variant): Encoded => {
    const key = JSON.stringify(variant);
    const page = rendered.get(key) ?? render(variant);
    rendered.set(key, page);
    return page;
  };

  function render(variant: Variant): Encoded {
    const { page, isMember, preloads, theme, isDiscreet } = variant;
    // Skip the landing page for a browser with a login: this page would flash before home.
    const isLanding = page === 'home' && !isMember;
    const attributes = [
      page === null && 'data-not-found',
      isLanding && 'data-prerendered',
      isMember && 'data-login="held"',
      theme !== 'system' && `data-theme="${theme}"`,
      isDiscreet && 'data-discreet',
    ];
    // Preload scripts rather than fonts: pages drawn by script need their scripts first. Skip files
    // that the template names already: the start script and its imports.
    const scripts = (page && files.get(page)?.filter((file) => !template.includes(file))) ?? [];
    const links = isLanding ? fonts : preloadLinks(preloads, scripts, theme);
    return encode(
      fillSlots(template, {
        attributes: attributes.filter(Boolean).join(' '),
        head: [
          tabLinks({ isDiscreet }),
          // Leave desk pages and missing pages out of the installed app.
          page && page !== 'desk' && installLinks({ isDiscreet }) + worker,
          isLanding && preview,
          links,
        ]
          .filter(Boolean)
          .join(''),
        root: isLanding ? prerendered.landing : '',
        splash: isLanding ? '' : prerendered.splash,
      }),
    );
  }
}
