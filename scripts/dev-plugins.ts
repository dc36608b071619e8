import path from 'node:path';
import type { Plugin } from 'vite';
import { fillSlots, tabLinks } from '../server/http/page-html.ts';
import { root } from './prepare.mjs';

/** Draws pictures when they are asked for: an edited pose shows at once. */
export const livePictures: Plugin = {
  name: 'live-pictures',
  apply: 'serve',
  configureServer(server) {
    const drawnAt = async (url: string | undefined) => {
      const { drawAll } = await server.ssrLoadModule(path.join(root, 'server/drawn-pictures.ts'));
      for (const picture of drawAll()) if (picture.url === url) return picture.svg;
      return null;
    };
    server.middlewares.use((request, response, next) => {
      if (!/^\/(covers|products)\//.test(request.url ?? '')) return next();
      drawnAt(request.url).then(
        (svg) => (svg ? response.setHeader('content-type', 'image/svg+xml').end(svg) : next()),
        next,
      );
    });
  },
};

const SLOTS = { attributes: '', head: tabLinks({ isDiscreet: false }), root: '', splash: '' };

/** Fills the slots of index.html, as the server does outside of development. */
export const emptySlots: Plugin = {
  name: 'empty-slots',
  apply: 'serve',
  transformIndexHtml: { order: 'pre', handler: (html) => fillSlots(html, SLOTS) },
};
