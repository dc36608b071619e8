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
    postMessage({ isMoving: true });
  });
`;

/**
 * Draws the same motion with a worker on a canvas, in the way the player requests the couple
 * (use-drawing.ts).
 */
export const PLAIN_MOTION_BY_WORKER = `
  const canvas = document.querySelector('canvas').transferControlToOffscreen();
  const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(PLAIN_WORKER)}])));
  let askedAt = 0;
  let nextAt = 0;
  worker.onmessage = () => {
    nextAt = askedAt + 1000 / 30 - 5;
  };
  worker.postMessage({ canvas, now: 0 }, [canvas]);
  requestAnimationFrame(function move(now) {
    if (now >= nextAt) {
      nextAt = Infinity;
      askedAt = now;
      worker.postMessage({ now });
    }
    requestAnimationFrame(move);
  });
`;
