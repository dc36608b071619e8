import { BrandMark } from '../ui/Wordmark.tsx';

/** The calm moment before the app knows who is there. */
export function Splash() {
  return (
    <main className="splash appear-late grid min-h-dvh place-items-center">
      <div role="status">
        <BrandMark className="breathe h-16 w-20" />
        <span className="sr-only">Loading...</span>
      </div>
    </main>
  );
}
