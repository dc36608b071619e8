import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '../../scripts/prepare.mjs';

const WEB = path.join(root, 'dist/web');
const ASSETS = path.join(WEB, 'assets');

/**
 * Serves the least that a page of ours can be: words, our styles, one font and one picture, without
 * any script. Other pages are compared with it, since it tells how quick this machine is right now.
 */
export async function startBarePage(): Promise<{ url: string; stop(): void }> {
  const asset = (start: string, end: string) =>
    readdirSync(ASSETS).find((name) => name.startsWith(start) && name.endsWith(end)) ?? '';
  const files: Record<string, [type: string, body: Buffer, encoding?: string]> = {
    '/': ['text/html', Buffer.from(PAGE)],
    '/styles.css': ['text/css', readFileSync(path.join(ASSETS, asset('index', '.css.br'))), 'br'],
    '/font.woff2': ['font/woff2', readFileSync(path.join(ASSETS, asset('figtree-basic', 'woff2')))],
    '/picture.svg': ['image/svg+xml', readFileSync(path.join(WEB, 'planner.svg.br')), 'br'],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, body, encoding] = files[url] ?? [];
    if (!type) return void response.writeHead(404).end();
    const compressed = encoding ? { 'content-encoding': encoding } : {};
    response.writeHead(200, { 'content-type': type, ...compressed }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page without any script.">
<title>A bare page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles.css">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face { font-family: Bare; src: url(/font.woff2) } main { font: 18px Bare }</style>
</head>
<body><main><h1>A bare page</h1><p>${'Nothing here needs a script. '.repeat(20)}</p>
<img src="/picture.svg" alt="" width="240" height="240"></main></body>
</html>`;
