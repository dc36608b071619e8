/*
 * The plainest motion that a page can show, as text to be run in it: what compiles the bench would have
 * these functions ask for a helper the page lacks.
 */

/** Another color of the only rectangle, thirty times a second. */
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

/** The same by a worker on a canvas, asked for as the player asks for the couple (use-drawing.ts). */
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
