/*
 * Simplest motion that a page can show, as source text to run in the page: the bench's compiler
 * would make functions depend on a helper that the page lacks.
 */

/** Changes the color of a single rectangle thirty times a second. */
export const PLAIN_MOTION = `
  let isDue = true;
  requestAnimationFrame(function move(now) {
    if (isDue) document.querySelector('rect').setAttribute('fill', 'hsl(' + now / 20 + ' 60% 70%)');
    isDue = !isDue;
    requestAnimationFrame(move);
  });
`;

const PLAIN_WORKER = `
  let context;
  addEventListener('message', ({ data }) => {
    context ??= data.canvas.getContext('2d');
    context.fillStyle = 'hsl(' + data.now / 20 + ' 60% 70%)';
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    postMessage({ rate: 30 });
  });
`;

/**
 * Draws the same motion with a worker on a canvas, in the way the player requests the couple
 * (use-drawing.ts).
 */
export const PLAIN_MOTION_BY_WORKER = `
  const canvas = document.querySelector('canvas').transferControlToOffscreen();
  const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(PLAIN_WORKER)}])));
  let dueAt = 0;
  worker.onmessage = () => {
    dueAt = Math.max(dueAt + 1000 / 30, performance.now());
    setTimeout(() => worker.postMessage({ now: performance.now() }), dueAt - performance.now());
  };
  worker.postMessage({ canvas, now: 0 }, [canvas]);
`;
